import { gzipSync } from 'node:zlib'
import { expect, test } from '../journey'
import { enterQuietly } from '../serviceCalls'

/**
 * The maximum sizes of scripts, in kB after gzip. Raising a maximum requires an ADR that explains the
 * benefit.
 */
const budgets = {
  /** All scripts that are requested before the first results are visible. The goal is 150 kB (ADR 24, ADR 75). */
  results: 171,
  /**
   * All scripts that have loaded when the page is idle. They include the fields, dialogs and menus of
   * filters, which load late.
   */
  rest: 198,
}

test('[G05] the search stays within its budgets of JavaScript', async ({ page }) => {
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
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('tbody th[scope="row"]') === null) return
      performance.mark('results')
      observer.disconnect()
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  await page.goto('/search/1?type=project')
  await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Byggeperiode' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await Promise.all(reading)
  const early = await page.evaluate(() => {
    const shownAt = performance.getEntriesByName('results')[0]?.startTime ?? Number.POSITIVE_INFINITY
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < shownAt)
      .map(({ name }) => name)
  })
  const total = (urls: Iterable<string>) =>
    Math.round([...urls].reduce((sum, url) => sum + (sizes.get(url) ?? 0), 0))
  const results = total(early)
  const rest = total(sizes.keys())
  console.log(`JavaScript of the search: ${results} kB until the results show, ${rest} kB when idle (gzip)`)
  // Check that the measurement worked: React alone is at least half of these 80 kB.
  expect(results).toBeGreaterThan(80)
  expect(results).toBeLessThanOrEqual(budgets.results)
  expect(rest).toBeLessThanOrEqual(budgets.rest)
})
