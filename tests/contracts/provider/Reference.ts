import { createStateHandlers } from './createStateHandlers'
import { startProvider, type Provider } from './Provider'
import { serveStates } from './serveStates'

/**
 * The reference service, and its endpoint that creates the data of provider states, as a verifier needs them.
 */
export interface Reference {
  readonly provider: Provider
  readonly providerBaseUrl: string
  readonly providerStatesUrl: string
  readonly stop: () => Promise<void>
}

/** Starts the reference service and its endpoint for provider states. */
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
