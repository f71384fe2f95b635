import type { Locator } from '@playwright/test'
import { expect, test } from '../journey'
import { enterQuietly } from '../serviceCalls'

const pages = ['/', '/list/1', '/blacklist', '/help', '/settings', '/info/prices']

async function edgesOf(element: Locator) {
  const box = await element.boundingBox()
  if (box === null) throw new Error('The element is not visible.')
  return { start: Math.round(box.x), top: Math.round(box.y) }
}

for (const width of [1920, 2560, 360]) {
  test(`[L01] at ${width} px every page begins at the edge of the header, at the same height`, async ({
    page,
  }) => {
    await enterQuietly(page, 'paid@demo.test')
    await page.setViewportSize({ width, height: 900 })
    for (const path of pages) {
      await page.goto(path)
      const heading = page.getByRole('main').getByRole('heading', { level: 1 })
      await expect(heading).toBeVisible()
      const logo = await edgesOf(page.getByRole('banner').getByRole('link').first())
      const footer = await edgesOf(page.getByRole('contentinfo').locator('svg').first())
      const { start, top } = await edgesOf(heading)
      expect({ path, start, footer: footer.start, top }).toEqual({
        path,
        start: logo.start,
        footer: logo.start,
        top: 76,
      })
    }
  })
}
