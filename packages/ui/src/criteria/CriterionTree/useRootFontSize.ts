import { useSyncExternalStore } from 'react'

const initialSize = 16

let size: number | undefined
const listeners = new Set<() => void>()
let observer: ResizeObserver | undefined

function read(): number {
  size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || initialSize
  return size
}

function update() {
  const before = size
  if (read() !== before) for (const listener of listeners) listener()
}

/** Larger text makes the page longer, so the size of the page tells when to read the font size again. */
function subscribe(listener: () => void): () => void {
  observer ??= new ResizeObserver(update)
  if (listeners.size === 0) observer.observe(document.documentElement)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) observer?.disconnect()
  }
}

/** Returns the font size of the page in px, which is one `rem`. */
export function useRootFontSize(): number {
  return useSyncExternalStore(
    subscribe,
    () => size ?? read(),
    () => initialSize,
  )
}
