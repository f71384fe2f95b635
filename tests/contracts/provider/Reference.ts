import { createStateHandlers } from './createStateHandlers'
import { startProvider, type Provider } from './Provider'
import { serveStates } from './serveStates'

/**
 * The running reference service and two addresses for a verifier. One is the address of the API, and the
 * other creates the data of provider states.
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
