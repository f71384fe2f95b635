/**
 * The layers at the bottom of the screen, from the edge up: bars of the whole app, bars of a part of the page,
 * and messages.
 */
export type BottomLayer = 'edge' | 'tools' | 'messages'

interface BottomBar {
  element: HTMLElement
  layer: BottomLayer
  /** How far the bar is raised above its own place, in px. */
  offset: number
}

const layers: readonly BottomLayer[] = ['edge', 'tools', 'messages']

/** The distance between a message and the bar below it, in px. */
const gap = 8

/** How far a bar must be raised. Each bar adds it to its own `inset-block-end`. */
export const bottomOffset = 'var(--spadestik-bottom-offset, 0px)'

/** The height of all bars at the bottom, which cover what is scrolled behind them. */
export const bottomHeight = 'var(--spadestik-bottom-height, 0px)'

let bars: readonly BottomBar[] = []
let observer: ResizeObserver | null = null

/** Returns the distance of a bar from the bottom of the screen where nothing raises it. */
const ownInset = ({ element, offset }: BottomBar) =>
  (Number.parseFloat(getComputedStyle(element).insetBlockEnd) || 0) - offset

function raise(bar: BottomBar, offset: number) {
  if (bar.offset === offset) return
  bar.offset = offset
  bar.element.style.setProperty('--spadestik-bottom-offset', `${offset}px`)
}

/** Returns how high a message must be so that it covers no bar, wherever the bars are on the screen. */
function freePlace(bar: BottomBar, inset: number, covered: readonly DOMRect[]): number {
  const height = bar.element.offsetHeight
  const screen = document.documentElement.clientHeight
  let bottom = inset
  for (const { top, bottom: foot, height: tall } of covered.toSorted((a, b) => b.bottom - a.bottom)) {
    const isBehind = tall > 0 && top < screen - bottom && foot > screen - bottom - height
    if (isBehind) bottom = screen - top + gap
  }
  return Math.max(inset, Math.min(bottom, screen - height)) - inset
}

/** Stacks the bars, so that none covers another (WCAG 2.4.11). */
function stack() {
  let height = 0
  const covered: DOMRect[] = []
  for (const bar of bars) {
    const inset = ownInset(bar)
    if (bar.layer === 'messages') raise(bar, freePlace(bar, inset, covered))
    else raise(bar, height)
    if (bar.element.offsetHeight > 0) height = Math.max(height, inset + bar.offset + bar.element.offsetHeight)
    covered.push(bar.element.getBoundingClientRect())
  }
  document.documentElement.style.setProperty('--spadestik-bottom-height', `${height}px`)
}

/** Adds a bar to the stack, and returns a function that removes it. */
export function addBottomBar(element: HTMLElement, layer: BottomLayer): () => void {
  const bar: BottomBar = { element, layer, offset: 0 }
  bars = [...bars, bar].toSorted((a, b) => layers.indexOf(a.layer) - layers.indexOf(b.layer))
  observer ??= new ResizeObserver(stack)
  observer.observe(element)
  element.dataset.bottomBar = ''
  // Scrolling moves the bars that stick to the bottom only while their part of the page goes on below.
  if (layer === 'messages') addEventListener('scroll', stack, { capture: true, passive: true })
  addEventListener('resize', stack)
  stack()
  return () => {
    observer?.unobserve(element)
    bars = bars.filter((other) => other !== bar)
    if (!bars.some((other) => other.layer === 'messages'))
      removeEventListener('scroll', stack, { capture: true })
    if (bars.length === 0) removeEventListener('resize', stack)
    stack()
  }
}
