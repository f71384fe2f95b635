import { createStateHandlers } from './createStateHandlers'
import { startProvider, type Provider } from './Provider'
import { serveStates } from './serveStates'

/** The reference service with its states endpoint, for a verifier. */
export interface Reference {
  readonly provider: Provider
  readonly providerBaseUrl: string
  readonly providerStatesUrl: string
  readonly stop: () => Promise<void>
}

/** Starts the reference service and serves its states. */
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
