import type { HttpHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import { exampleHandlers } from '../testing/answer'

const worker = setupWorker(...exampleHandlers)
let isStarted: Promise<unknown> | null = null

/**
 * A loader that answers in place of the service before a story is shown: what the story says, and every other
 * operation with the example of the contract.
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
