import { vi } from 'vitest'

/**
 * Replaces the timeouts of requests, so that requests time out when the test calls `expire`. With a short
 * timeout instead, a request could be aborted before the mock has received it. The mock of a later request
 * would then respond to both.
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
    /**
     * Lets all requests that were sent since the call of `holdTimeouts` time out, and restores
     * `AbortSignal.timeout`.
     */
    expire(): void {
      timeout.mockRestore()
      for (const controller of controllers)
        controller.abort(new DOMException('The request timed out.', 'TimeoutError'))
    },
  }
}
