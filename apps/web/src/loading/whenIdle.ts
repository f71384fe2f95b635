/**
 * Resolves when the browser has drawn a frame and is idle, after two seconds at the latest. Without waiting
 * for the frame, the promise could resolve before a render is visible.
 */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 2000)
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve())
      // Without `requestIdleCallback`, wait for the task after the frame instead.
      else setTimeout(resolve)
    })
  })
}
