declare global {
  /** The requests without a response yet. All test files share one page, so they share this set. */
  var pendingRequests: Set<Promise<unknown>> | undefined
}

/** Records requests from now on, once per page. */
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
 * Waits for the requests that a test left under way, so that the mocks of the next test do not receive them.
 * Stops waiting after half a second, since some tests mock a service that never responds.
 */
export async function settleRequests(): Promise<void> {
  const settled = Promise.all(globalThis.pendingRequests ?? [])
  await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, 500))])
}
