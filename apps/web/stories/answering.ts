import type { HttpHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import { exampleHandler } from '../testing/answer'

const worker = setupWorker(exampleHandler)
let isStarted: Promise<unknown> | null = null

/**
 * Returns a loader that mocks the service with the given handlers. Other operations respond with their
 * examples in the OpenAPI contract.
 */
export function answering(...handlers: readonly HttpHandler[]) {
  return async (): Promise<Record<string, never>> => {
    isStarted ??= worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
    await isStarted
    worker.resetHandlers()
    worker.use(...handlers)
    return {}
  }
}
