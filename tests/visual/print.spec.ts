import { expect, test } from '@playwright/test'
import { drawPages } from './drawPages'
import { pinnedChromium } from '../setup/findChromium'
import type { ServedStorybook } from './serveStorybook'
import { serveStorybook } from './serveStorybook'
import { storyIsPlayed } from './storyIsPlayed'

let storybook: ServedStorybook | undefined

test.beforeAll(async () => {
  test.skip(
    pinnedChromium() === undefined,
    'The browser for the pictures only runs on Linux x64, so nothing is compared on this machine.',
  )
  storybook = await serveStorybook()
})

test.afterAll(() => storybook?.close())

const printed = [
  ['components-printproject--short', 1],
  ['components-printproject--long', 6],
  ['components-printprocurement--short', 2],
  ['components-printprocurement--long', 7],
] as const

for (const [story, sheetCount] of printed) {
  test(`[X01, X02] ${story} prints as before, page by page`, { tag: '@important' }, async ({ page }) => {
    await page.goto(storybook?.addressOf(story, 'light') ?? '')
    await storyIsPlayed(page)
    const sheets = await drawPages(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
    expect(sheets.length).toBe(sheetCount)
    for (const [index, sheet] of sheets.entries()) {
      expect(sheet).toMatchSnapshot(`print-${story}-${index + 1}.png`, { maxDiffPixelRatio: 0.002 })
    }
  })
}
