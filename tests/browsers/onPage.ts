import { vi } from 'vitest'
import type { OtherBrowser, Point } from './OtherBrowser'

const patience = { timeout: 20_000, interval: 300 }

/**
 * Returns a JavaScript expression for the first visible element that matches the selector and contains the
 * text, in its content or its label.
 */
function elementWith(selector: string, text: string): string {
  return `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) =>
    ((element.textContent ?? '') + ' ' + (element.getAttribute('aria-label') ?? '')).includes(${JSON.stringify(text)}) &&
    element.getClientRects().length > 0)`
}

/** Waits until the value of a JavaScript expression in the page passes the check, and returns the value. */
export function readSoon<Value>(
  browser: OtherBrowser,
  expression: string,
  check: (value: Value) => boolean,
): Promise<Value> {
  return vi.waitFor(async () => {
    const value = await browser.read<Value>(expression)
    if (!check(value)) throw new Error(`${expression} is ${JSON.stringify(value)}.`)
    return value
  }, patience)
}

/** Waits for an element that has stopped moving, scrolls to it, and returns its centre. */
export async function placeOf(browser: OtherBrowser, selector: string, text = ''): Promise<Point> {
  const find = `(() => {
    const element = ${elementWith(selector, text)}
    if (element === undefined) return null
    // Scroll only if bars at the top or bottom can cover the element.
    const { top, bottom } = element.getBoundingClientRect()
    if (top < 100 || bottom > innerHeight - 100)
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })()`
  let earlier: Point | null = null
  const place = await readSoon<Point | null>(browser, find, (found) => {
    const isStill = found !== null && found.x === earlier?.x && found.y === earlier.y
    earlier = found
    return isStill
  })
  return place ?? { x: 0, y: 0 }
}

export async function clickOn(browser: OtherBrowser, selector: string, text = ''): Promise<void> {
  await browser.click(await placeOf(browser, selector, text))
}

/** Waits until an element is on the page, or is not. */
export async function untilShown(
  browser: OtherBrowser,
  selector: string,
  { text = '', isShown = true } = {},
): Promise<void> {
  await readSoon<boolean>(browser, `${elementWith(selector, text)} !== undefined`, (is) => is === isShown)
}
