import { vi } from 'vitest'

/**
 * Lets requests time out only when the test calls `expire`. With a short timeout, a request could be aborted
 * before its mock has received it. The mock of a later request would then respond to both.
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
    /** Lets all requests since the call of `holdTimeouts` time out, and restores `AbortSignal.timeout`. */
    expire(): void {
      timeout.mockRestore()
      for (const controller of controllers)
        controller.abort(new DOMException('The request timed out.', 'TimeoutError'))
    },
  }
}
