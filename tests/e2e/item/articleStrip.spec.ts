import type { Schemas } from '@spadestik/api-client/schema'
import { expect, test } from '../journey'
import { enterQuietly } from '../serviceCalls'

test('[D02] the dashboard shows up to ten articles about followed projects, newest first, and scrolls by buttons and dragging', async ({
  page,
}) => {
  const calls = await enterQuietly(page, 'paid@demo.test')
  const articles = await calls.get<Schemas['Article'][]>('/lists/articles?limit=10')
  await page.setViewportSize({ width: 800, height: 900 })
  await page.goto('/')
  const strip = page.getByRole('region', { name: 'Artikler om dine projekter' })
  const titles = strip.getByRole('heading')
  await expect(titles).toHaveCount(articles.length)
  expect(articles.length).toBeGreaterThan(3)
  expect(articles.length).toBeLessThanOrEqual(10)
  const [newest] = articles.toSorted((a, b) => b.created.localeCompare(a.created))
  await expect(titles.first()).toContainText(newest?.title ?? '')
  await expect(strip.getByRole('link').first()).toHaveAttribute('target', '_blank')

  const scrolled = () => strip.evaluate(({ scrollLeft }) => Math.round(scrollLeft))
  await page.getByRole('button', { name: 'Rul frem' }).click()
  await expect.poll(scrolled).toBe(500)
  await page.getByRole('button', { name: 'Rul tilbage' }).click()
  await expect.poll(scrolled).toBe(0)

  const box = await strip.boundingBox()
  const middle = (box?.y ?? 0) + (box?.height ?? 0) - 20
  await page.mouse.move((box?.x ?? 0) + 500, middle)
  await page.mouse.down()
  await page.mouse.move((box?.x ?? 0) + 200, middle, { steps: 6 })
  await page.mouse.up()
  await expect.poll(scrolled).toBeGreaterThan(200)
})
