import type { Page } from 'playwright'
import { layoutIsDone } from '../tests/visual/layoutIsDone.ts'
import { showDirection } from '../tests/visual/storyTour.ts'
import { findOverflow } from './findOverflow.ts'

/** The width in px of a desktop of 1280 px at a zoom of 400 % (WCAG 1.4.10). */
const zoomedWidth = 320

/** Boxes that may scroll sideways, each with the reason. WCAG 1.4.10 allows it for these. */
const mayScroll = {}

/**
 * Renders the current story from right to left, and at a zoom of 400 %. Returns what does not fit the width
 * of the page then (G03). From right to left, overflow counts only if there is none from left to right.
 */
export async function findLayoutFaults(page: Page, storyId: string): Promise<string[]> {
  const viewport = page.viewportSize() ?? { width: 1280, height: 720 }
  const measure = () => page.evaluate(findOverflow, Object.keys(mayScroll).join(', ') || 'body')
  const faults: string[] = []
  const report = (when: string, lines: readonly string[]) =>
    faults.push(...lines.map((line) => `${when}: ${line}`))
  try {
    const wide = await measure()
    await showDirection(page, storyId, 'rtl')
    await layoutIsDone(page)
    if (wide.length === 0) report('From right to left', await measure())
    await page.setViewportSize({ ...viewport, width: zoomedWidth })
    await layoutIsDone(page)
    report('From right to left at 400 %', await measure())
    await showDirection(page, storyId, 'ltr')
    await layoutIsDone(page)
    report('At 400 %', await measure())
  } finally {
    await page.setViewportSize(viewport)
    await showDirection(page, storyId, 'ltr')
  }
  return faults
}
