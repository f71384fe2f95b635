/**
 * Resolves when the browser has drawn a frame and is idle, after two seconds at the latest. Without the frame,
 * the browser can be idle before it has drawn what has just rendered.
 */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 2000)
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve())
      // Some browsers do not report when they are idle. Wait for the task after the frame instead.
      else setTimeout(resolve)
    })
  })
}
