import { gzipSync } from 'node:zlib'
import { expect, test } from './journey'
import { enterQuietly } from './serviceCalls'

/** In kB of gzip. What is over a budget is mended, or the budget is raised with a word on why it is worth it. */
const budgets = {
  /** Until the first results show. */
  results: 220,
  /** Until the page has come to rest, the filters' fields, dialogs and menus still left out. */
  rest: 220,
}

test('[G05] the search shows its results within a budget of JavaScript', async ({ page }) => {
  await enterQuietly(page, 'paid@demo.test')
  const sizes = new Map<string, number>()
  const reading: Promise<void>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    const read = async () => {
      sizes.set(response.url(), gzipSync(await response.body(), { level: 9 }).length / 1000)
    }
    reading.push(read())
  })
  const total = async () => {
    await Promise.all(reading)
    return Math.round([...sizes.values()].reduce((sum, size) => sum + size, 0))
  }
  await page.goto('/search/1?type=project')
  await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible()
  const results = await total()
  await page.waitForLoadState('networkidle')
  const rest = await total()
  console.log(`JavaScript of the search: ${results} kB until the results show, ${rest} kB at rest (gzip)`)
  expect(results).toBeLessThanOrEqual(budgets.results)
  expect(rest).toBeLessThanOrEqual(budgets.rest)
})
