import { vi } from 'vitest'

/**
 * Lets requests time out only when the test calls `expire`. With a short timeout, a request could end before
 * its mock has received it. The mock of the next request would then respond to both requests.
 */
export function holdTimeouts() {
  const controllers: AbortController[] = []
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController()
    controllers.push(controller)
    return controller.signal
  })
  return {
    timeout,
    expire(): void {
      timeout.mockRestore()
      for (const controller of controllers)
        controller.abort(new DOMException('The request timed out.', 'TimeoutError'))
    },
  }
}
