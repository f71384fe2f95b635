import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { layoutIsDone } from './layoutIsDone'
import { readStories } from './pictures'
import type { ServedStorybook } from './serveStorybook'
import { serveStorybook } from './serveStorybook'
import { storyIsPlayed } from './storyIsPlayed'
import { showStory } from './storyTour'

const file = resolve('packages/ui/storybook/screenReaders.gen.json')
const prefix = 'Components/'
let storybook: ServedStorybook | undefined

test.beforeAll(async () => {
  storybook = await serveStorybook()
})

test.afterAll(() => storybook?.close())

const shown = [...Map.groupBy(readStories(), ({ title }) => title)].flatMap(([title, ofTitle]) =>
  title.startsWith(prefix) ? ofTitle.slice(0, 1) : [],
)

async function hideFrame(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelector('#storybook-root > main')?.setAttribute('role', 'presentation')
  })
}

test(
  '[G03] the docs pages show what screen readers get',
  { tag: '@important' },
  async ({ page }, { config }) => {
    test.setTimeout(240_000)
    await page.clock.setFixedTime(new Date('2026-11-20T10:00:00+01:00'))
    await page.goto(storybook?.addressOf(shown[0]?.id ?? '', 'light') ?? '')
    await storyIsPlayed(page)
    const snapshots: Record<string, string> = {}
    for (const [index, { id, title }] of shown.entries()) {
      if (index > 0) await showStory(page, id)
      await layoutIsDone(page)
      await hideFrame(page)
      snapshots[title.slice(prefix.length)] = await page.locator('body').ariaSnapshot()
    }
    if (['all', 'changed'].includes(config.updateSnapshots))
      writeFileSync(file, `${JSON.stringify(snapshots, null, 2)}\n`)
    expect(snapshots).toEqual(JSON.parse(readFileSync(file, 'utf8')))
  },
)
