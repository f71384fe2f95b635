import type { Page } from 'playwright'
import { findOverflow } from './findOverflow.ts'

/** The width of the viewport in CSS px when a desktop of 1280 px is zoomed to 400 % (WCAG 1.4.10). */
const zoomedWidth = 320

/**
 * Selectors of boxes that may scroll sideways, each with the reason. WCAG 1.4.10 allows this, because every
 * tab, card or image fits the width of the page and can be read without scrolling.
 */
const mayScroll = {
  '[role=tablist]': 'arrow keys move along the tabs and scroll them into view',
  'section:has(> ul)[tabindex="0"]': 'a scroll strip is a row of cards, and its buttons scroll it',
  '[aria-hidden] > [class*=FactsStrip-line]': 'the line repeats facts that stand in full above it',
  '[aria-roledescription] > :has(> [role=group])': 'a carousel shows its images in turn',
}

/**
 * Changes the text direction of the page and waits two frames, in which components measure themselves again.
 */
async function turnPage(page: Page, direction: 'ltr' | 'rtl'): Promise<void> {
  await page.evaluate(
    (next) =>
      new Promise((resolve) => {
        document.documentElement.dir = next
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
    direction,
  )
}

/**
 * Returns the elements of the current story that do not fit the width of the page in three layouts: from
 * right to left, at a zoom of 400 %, and both together (G03).
 *
 * If some elements do not even fit from left to right without zoom, the first of these layouts is not
 * checked, because it would report the same elements.
 */
export async function findLayoutFaults(page: Page): Promise<string[]> {
  const viewport = page.viewportSize() ?? { width: 1280, height: 720 }
  const allowed = Object.keys(mayScroll).join(', ')
  const measure = async (when: string) =>
    (await page.evaluate(findOverflow, allowed)).map((line) => `${when}: ${line}`)
  try {
    const usual = await measure('From left to right')
    await turnPage(page, 'rtl')
    const turned = usual.length === 0 ? await measure('From right to left') : []
    await page.setViewportSize({ ...viewport, width: zoomedWidth })
    await turnPage(page, 'rtl')
    const turnedAndZoomed = await measure('From right to left at 400 %')
    await turnPage(page, 'ltr')
    return [...turned, ...turnedAndZoomed, ...(await measure('At 400 %'))]
  } finally {
    await page.setViewportSize(viewport)
    await page.evaluate(() => document.documentElement.removeAttribute('dir'))
  }
}
