import type { BrowserContext } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { readPictures } from './pictures'
import { pinnedChromium } from '../setup/findChromium'
import type { ServedStorybook } from './serveStorybook'
import { serveStorybook } from './serveStorybook'
import { storyIsPlayed } from './storyIsPlayed'

/**
 * These tests compare stories with committed pictures, as Chromatic would. The browser and the font come from
 * packages, so that every machine renders the same. Machines without this browser skip the tests.
 */
let storybook: ServedStorybook | undefined

/**
 * The browser context that the pages of all stories share, so that the browser loads each file of Storybook
 * only once.
 */
let context: BrowserContext | undefined

test.beforeAll(async ({ browser }) => {
  test.skip(
    pinnedChromium() === undefined,
    'The browser for the pictures only runs on Linux x64, so nothing is compared on this machine.',
  )
  storybook = await serveStorybook()
  context = await browser.newContext()
})

test.afterAll(async () => {
  await context?.close()
  storybook?.close()
})

for (const { story, theme, isImportant } of readPictures()) {
  test(`[G07] ${story} looks as before, ${theme}`, { tag: isImportant ? '@important' : [] }, async () => {
    const page = await (context as BrowserContext).newPage()
    await page.clock.setFixedTime(new Date('2026-11-20T10:00:00+01:00'))
    await page.goto(storybook?.addressOf(story, theme) ?? '')
    await storyIsPlayed(page)
    // Replace monospaced fonts, because they differ between machines and no package contains one.
    await page.addStyleTag({ content: 'code, kbd, pre, samp { font-family: inherit !important }' })
    await expect(page).toHaveScreenshot(`${story}-${theme}.png`)
    await page.close()
  })
}
