import type { Page } from '@playwright/test'
import { expect, test } from '../journey'
import { enterQuietly } from '../serviceCalls'

const screens = [
  ['the dashboard', '/', ['/api/today']],
  [
    'a search',
    '/search/1?type=project',
    ['/api/search-items/search/projects?index=0', '/api/project-phases'],
  ],
  ['a project', '/project/1', ['/api/projects/byId/1', '/api/project-phases', '/api/unseen-items']],
  [
    'a tender',
    '/procurement/1',
    ['/api/procurements/byId/1', '/api/procurement-phases', '/api/unseen-items'],
  ],
] as const

/**
 * Opens a page as a user. The app sends requests early only if the browser has stored the user during an
 * earlier visit.
 */
async function visitBefore(page: Page): Promise<void> {
  await enterQuietly(page, 'paid@demo.test')
  await page.goto('/help')
  // The account appears when the app has fetched and stored the user.
  await expect(page.getByRole('button', { name: /^Din konto/ })).toBeVisible()
}

/**
 * Delays the script of the app until requests for all `paths` have been sent. This proves that the app did
 * not send these requests.
 */
async function holdAppUntil(page: Page, paths: readonly string[]): Promise<void> {
  const sent = Promise.all(
    paths.map((path) => page.waitForRequest((request) => request.url().includes(path))),
  )
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await sent
    await route.continue()
  })
}

test.describe('[L06] the first requests of a known user', () => {
  for (const [screen, address, paths] of screens) {
    test(`of ${screen} are sent before the app has loaded, and only once`, async ({ page }) => {
      await visitBefore(page)
      const requests: string[] = []
      page.on('request', (request) => {
        const path = paths.find((one) => request.url().includes(one))
        if (path !== undefined) requests.push(path)
      })
      await holdAppUntil(page, paths)
      await page.goto(address)
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(requests.toSorted()).toEqual(paths.toSorted())
    })
  }
})

async function openSearch(page: Page) {
  await visitBefore(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/search-items/search/projects?index=0*', async (route) => {
    await held.promise
    await route.continue()
  })
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto('/search/1?type=project')
  await expect(page.getByRole('heading', { level: 1, name: 'Søger' })).toBeVisible()
  return { requests, release: held.resolve }
}

test.describe('[L06] while the first results load', () => {
  test('requests for the rest of the page wait', async ({ page }) => {
    const { requests, release } = await openSearch(page)
    expect(requests).not.toContain('/api/lists')
    release()
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await expect.poll(() => requests).toContain('/api/lists')
  })

  test('requests for the rest of the page do not wait forever', async ({ page }) => {
    const { requests, release } = await openSearch(page)
    await expect.poll(() => requests).toContain('/api/lists')
    release()
  })
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
