/** So long is waited for a page that fills, in milliseconds; whoever scrolls meanwhile is left alone. */
const patienceMs = 2000

/** Does something once the page is tall enough to be scrolled to a place; the answer ends the waiting. */
export function whenTallEnough(top: number, act: () => void): () => void {
  const isTallEnough = () => document.documentElement.scrollHeight - innerHeight >= top
  if (isTallEnough()) {
    act()
    return () => {}
  }
  scrollTo(0, 0)
  const observer = new ResizeObserver(() => {
    if (!isTallEnough()) return
    stop()
    act()
  })
  const timer = setTimeout(() => stop(), patienceMs)
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
    for (const type of ['wheel', 'touchmove', 'keydown']) removeEventListener(type, stop)
  }
  for (const type of ['wheel', 'touchmove', 'keydown']) addEventListener(type, stop, { passive: true })
  observer.observe(document.body)
  return stop
}
