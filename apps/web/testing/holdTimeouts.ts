import { vi } from 'vitest'

/**
 * Replaces the timeouts of requests, so that a request times out when a test says so. A test that used a short
 * timeout instead could abort a request before the mock has received it. The mock of a later request would then
 * respond to both.
 */
export function holdTimeouts() {
  const controllers: AbortController[] = []
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController()
    controllers.push(controller)
    return controller.signal
  })
  return {
    /** The mock of `AbortSignal.timeout`. */
    timeout,
    /** Lets all requests time out that were sent since the call, and restores `AbortSignal.timeout`. */
    expire(): void {
      timeout.mockRestore()
      for (const controller of controllers)
        controller.abort(new DOMException('The request timed out.', 'TimeoutError'))
    },
  }
}
