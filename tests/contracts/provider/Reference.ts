import { createStateHandlers } from './createStateHandlers'
import { startProvider, type Provider } from './Provider'
import { serveStates } from './serveStates'

/**
 * The running reference service. `providerBaseUrl` is the address of its API. A request to
 * `providerStatesUrl` creates the data that an interaction needs, such as a list with two items.
 */
export interface Reference {
  readonly provider: Provider
  readonly providerBaseUrl: string
  readonly providerStatesUrl: string
  readonly stop: () => Promise<void>
}

export async function startReference(): Promise<Reference> {
  const provider = await startProvider()
  const states = await serveStates(createStateHandlers(provider), provider.api)
  return {
    provider,
    providerBaseUrl: provider.api,
    providerStatesUrl: states.url,
    stop: async () => {
      await states.stop()
      await provider.stop()
    },
  }
}
