import { onTestFinished } from 'vitest'
import type { Locator } from 'vitest/browser'
import { cdp } from 'vitest/browser'

/** The distance of a swipe in px. Positive values go right and down. */
export interface Swipe {
  x?: number
  y?: number
}

/**
 * Emulates a touch screen for the current test. List the test file in `fingerTests` of `vitest.config.ts`,
 * because the test needs its own browser.
 */
export async function touchWithFinger(): Promise<void> {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 })
  onTestFinished(async () => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false })
  })
}

/**
 * Returns the middle of an element in px of the browser window. Positions in the test page are not enough,
 * because the test page is a frame in this window.
 */
function middleOf(target: Locator): { x: number; y: number } {
  const { x, y, width, height } = target.element().getBoundingClientRect()
  const frame = window.frameElement?.getBoundingClientRect()
  return { x: (frame?.x ?? 0) + x + width / 2, y: (frame?.y ?? 0) + y + height / 2 }
}

/** Taps with a finger on the middle of an element, or on a point at the distance `beside` from the middle. */
export async function tap(target: Locator, beside: Swipe = {}): Promise<void> {
  const { x, y } = middleOf(target)
  const point = { x: x + (beside.x ?? 0), y: y + (beside.y ?? 0) }
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

export async function swipe(target: Locator, { x = 0, y = 0 }: Swipe): Promise<void> {
  const start = middleOf(target)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (typeof start)[]) =>
    cdp().send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [start])
  for (let step = 1; step <= 10; step++) {
    await touch('touchMove', [{ x: start.x + (x * step) / 10, y: start.y + (y * step) / 10 }])
  }
  await touch('touchEnd', [])
}
