declare global {
  /** The requests that are still pending. The variable is global, because all test files share one page. */
  var pendingRequests: Set<Promise<unknown>> | undefined
}

/**
 * Starts to record the requests for which `settleRequests` waits. Further calls on the same page do nothing.
 */
export function recordPendingRequests(): void {
  if (globalThis.pendingRequests !== undefined) return
  const pending = new Set<Promise<unknown>>()
  globalThis.pendingRequests = pending
  const { fetch } = globalThis
  globalThis.fetch = (...args) => {
    const response = fetch(...args)
    const settled: Promise<unknown> = response.then(
      () => pending.delete(settled),
      () => pending.delete(settled),
    )
    pending.add(settled)
    return response
  }
}

/**
 * Waits for the pending requests of a test, so that the mocks of the next test do not receive them. Waits
 * half a second at most, because some tests mock a service that never responds.
 */
export async function settleRequests(): Promise<void> {
  const settled = Promise.all(globalThis.pendingRequests ?? [])
  await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, 500))])
}
