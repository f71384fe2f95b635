import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { layoutIsDone } from './layoutIsDone'
import { readStories } from './pictures'
import { pinnedChromium } from '../setup/findChromium'
import type { ServedStorybook } from './serveStorybook'
import { serveStorybook } from './serveStorybook'
import { storyIsPlayed } from './storyIsPlayed'
import { showDirection, showStory } from './storyTour'

/** The page in which all stories are shown. Opening a new page for each story would take longer. */
let page: Page
let storybook: ServedStorybook

/**
 * The stories whose layout depends most on the direction of the text. They have parts in a row, icons that
 * point, or lists that open at one edge. `pnpm test:stories` measures all stories from right to left.
 */
const shown = `
  accordion--resting activefilters--several breadcrumbs--resting carousel--one-at-a-time
  codefield--empty collapse--unfolded criteriontree--finding daterangefield--resting
  datewindows--resting disclosure--unfolded factsstrip--resting filterpanel--counted
  footer--resting header--logged-in imageenlargemodal--wide menu--with-header modal--open
  pagination--in-the-middle phasetimeline--wide phonefield--resting popover--open
  progress--counted rangeslider--resting resulttable--expanded safehtml--resting
  scrollstrip--resting searchfield--with-modes segmentedcontrol--item-type select--open
  sidebar--open switch--on tableofcontents--reading tabs--resting tagfield--typing
  toasts--with-action updatelist--resting
`
  .trim()
  .split(/\s+/)
  .map((story) => `components-${story}`)
shown.push('screens-procurement--procurement', 'screens-project--project', 'screens-search--rows')

test.beforeAll(async ({ browser }) => {
  test.skip(
    pinnedChromium() === undefined,
    'The browser for the pictures only runs on Linux x64, so nothing is compared on this machine.',
  )
  storybook = await serveStorybook()
  page = await browser.newPage()
  await page.clock.setFixedTime(new Date('2026-11-20T10:00:00+01:00'))
  // Storybook does not render a story that it already shows. So begin with a story that is not tested.
  const first = readStories().find(({ id }) => !shown.includes(id))?.id ?? ''
  await page.goto(storybook.addressOf(first, 'light'))
  await storyIsPlayed(page)
})

test.afterAll(async () => {
  await page?.close()
  storybook?.close()
})

test('[G03] the pictures from right to left are of stories that exist', { tag: '@important' }, () => {
  const ids = new Set(readStories().map(({ id }) => id))
  expect(shown.filter((story) => !ids.has(story))).toEqual([])
})

for (const story of shown) {
  test(`[G03] ${story} looks as before, right to left`, { tag: '@important' }, async () => {
    // Change the direction only after the play function has finished. The play function looks for React
    // Aria's texts in Danish, but with text from right to left these are in Hebrew.
    await showStory(page, story)
    await showDirection(page, story, 'rtl')
    await layoutIsDone(page)
    await expect(page).toHaveScreenshot(`${story}-rtl.png`)
    await showDirection(page, story, 'ltr')
  })
}
