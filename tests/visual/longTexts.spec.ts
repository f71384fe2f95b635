import { expect, test } from '@playwright/test'
import { findCutTexts } from './findCutTexts'
import { readStories } from './pictures'
import type { ServedStorybook } from './serveStorybook'
import { serveStorybook } from './serveStorybook'
import { storyIsPlayed } from './storyIsPlayed'
import { layoutIsDone } from './layoutIsDone'
import { showLanguage, showLongTexts, showStory } from './storyTour'

let storybook: ServedStorybook | undefined

test.beforeAll(async () => {
  storybook = await serveStorybook()
})

test.afterAll(() => storybook?.close())

const stories = readStories()

const tourLength = 20

const shown = [...Map.groupBy(stories, ({ title }) => title)].flatMap(([title, ofTitle]) =>
  title.startsWith('Components/') ? ofTitle.slice(0, 1) : ofTitle,
)

const tours = Array.from({ length: Math.ceil(shown.length / tourLength) }, (_, index) =>
  shown.slice(index * tourLength, (index + 1) * tourLength),
)

for (const tour of tours) {
  test(
    `[Z05] texts as long as the longest translation fit a phone and a desktop: ${tour[0]?.title} to ${tour.at(-1)?.title}`,
    { tag: '@important' },
    async ({ page }) => {
      test.setTimeout(90_000)
      const cut: string[] = []
      await page.goto(storybook?.addressOf(tour[0]?.id ?? '', 'light') ?? '')
      await storyIsPlayed(page)
      for (const [index, { id }] of tour.entries()) {
        await page.setViewportSize({ width: 1280, height: 800 })
        if (index > 0) await showStory(page, id)
        // Change the language after the play functions, because they look for Danish texts.
        await showLongTexts(page, id)
        for (const width of [1280, 360]) {
          await page.setViewportSize({ width, height: 800 })
          await layoutIsDone(page)
          const here = await page.evaluate(findCutTexts)
          cut.push(...here.map((line) => `${id} at ${width} px: ${line}`))
        }
        await showLanguage(page, id, 'da')
      }
      expect(cut).toEqual([])
    },
  )
}
