import type { Page } from '@playwright/test'
import { expect, test } from '../journey'
import { enterQuietly } from '../serviceCalls'

/** The screens whose first request is sent early, with the path of the request. */
const screens = [
  ['the dashboard', '/', '/api/today'],
  ['a search', '/search/1?type=project', '/api/search-items/search/projects?index=0'],
  ['a project', '/project/1', '/api/projects/byId/1'],
  ['a tender', '/procurement/1', '/api/procurements/byId/1'],
] as const

/** Lets the script of the app pass only after a request has been sent. */
async function holdAppUntil(page: Page, path: string): Promise<void> {
  const sent = page.waitForRequest((request) => request.url().includes(path))
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await sent
    await route.continue()
  })
}

test.describe('[L06] the first request of a known user', () => {
  for (const [screen, address, path] of screens) {
    test(`of ${screen} is sent before the app has loaded, and only once`, async ({ page }) => {
      await enterQuietly(page, 'paid@demo.test')
      // The first visit stores the user in the browser. Early requests are sent only for a stored user.
      await page.goto('/help')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const requests: string[] = []
      page.on('request', (request) => {
        if (request.url().includes(path)) requests.push(request.url())
      })
      await holdAppUntil(page, path)
      await page.goto(address)
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(requests).toHaveLength(1)
    })
  }
})

test('[L06] nothing is sent early without a session', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requests.push(request.url())
  })
  await page.goto('/project/1')
  await expect(page.getByRole('button', { name: 'Log ind' }).first()).toBeVisible()
  expect(requests).toEqual([])
})
