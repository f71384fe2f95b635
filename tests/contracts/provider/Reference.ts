import { createStateHandlers } from './createStateHandlers'
import { startProvider, type Provider } from './Provider'
import { serveStates } from './serveStates'

/**
 * The running reference service, with the address of its API and the address that creates the data of
 * provider states on request.
 */
export interface Reference {
  readonly provider: Provider
  readonly providerBaseUrl: string
  readonly providerStatesUrl: string
  readonly stop: () => Promise<void>
}

export async function startReference(): Promise<Reference> {
  const provider = await startProvider()
  const states = await serveStates(createStateHandlers(provider))
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
