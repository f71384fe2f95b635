import type { Page } from '@playwright/test'

/**
 * Waits until a change of the page is laid out. Components that measure themselves render again after a
 * resize, and a font loads when a text first needs it.
 */
export async function layoutIsDone(page: Page): Promise<void> {
  await nextFrame(page)
  await page.evaluate(() => document.fonts.ready)
  await nextFrame(page)
  await nextFrame(page)
}

async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
}
