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

/** An unseen box that is one `rem` wide. The page itself need not change its size with its text. */
let probe: HTMLElement | undefined

function subscribe(listener: () => void): () => void {
  observer ??= new ResizeObserver(update)
  if (probe === undefined) {
    probe = document.createElement('div')
    probe.ariaHidden = 'true'
    Object.assign(probe.style, {
      position: 'fixed',
      inlineSize: '1rem',
      visibility: 'hidden',
      pointerEvents: 'none',
    })
    document.body.append(probe)
    observer.observe(probe)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    observer?.disconnect()
    probe?.remove()
    probe = undefined
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
