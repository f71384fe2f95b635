/** Resolves once the browser has nothing more urgent to do, two seconds from now at the latest. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Not every browser knows when it is idle; those wait as long as the others do at most.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 2000)
  })
}
