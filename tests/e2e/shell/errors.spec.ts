import type { Page } from '@playwright/test'
import { setToken, expect, submitLogin, test, tokenOf } from '../journey'

type Shown =
  | 'loginRejected'
  | 'loginEnded'
  | 'invalidSession'
  | 'accessExpired'
  | 'notFound'
  | 'upgrade'
  | 'refused'
  | 'failed'
  | 'offline'

/**
 * What most screens show for each status. Status 0 is a network error. Statuses that end the session must
 * come last.
 */
const catalogue: readonly [status: number, shown: Shown][] = [
  [400, 'refused'],
  [403, 'upgrade'],
  [404, 'notFound'],
  [409, 'refused'],
  [500, 'failed'],
  [0, 'offline'],
  [480, 'accessExpired'],
  [401, 'loginRejected'],
  [481, 'invalidSession'],
  [482, 'loginEnded'],
  [498, 'loginRejected'],
]

interface Screen {
  readonly name: string
  readonly path: string
  readonly call: RegExp
  readonly own?: Partial<Record<number, Shown>>
}

const ofItems = { 400: 'notFound' } as const

const screens: readonly Screen[] = [
  { name: 'search', path: '/search/1?type=procurement', call: /\/search-items\/search\/procurements/ },
  { name: 'project', path: '/project/1', call: /\/projects\/byId\//, own: ofItems },
  {
    name: 'procurement',
    path: '/procurement/1',
    call: /\/procurements\/byId\//,
    own: { ...ofItems, 401: 'upgrade' },
  },
  {
    name: 'company',
    path: '/company/1',
    call: /\/companies\/byId\//,
    own: { ...ofItems, 401: 'upgrade' },
  },
  { name: 'list', path: '/list/1', call: /\/lists\/items\// },
  { name: 'dashboard', path: '/', call: /\/agents\/list/ },
  { name: 'hidden items', path: '/blacklist', call: /\/blacklists?\/pdata/ },
  { name: 'help', path: '/help', call: /\/helpdesk/ },
]

const wordsOf: Record<Exclude<Shown, 'invalidSession' | 'accessExpired'>, RegExp> = {
  loginRejected: /Der var noget galt med de gemte brugeroplysninger/,
  loginEnded: /logget ud af en administrator/,
  notFound: /findes ikke i vores database|Der opstod en uventet fejl/,
  upgrade: /Dit produkt omfatter ikke dette/,
  refused: /Tjenesten tog ikke imod det/,
  failed: /Der opstod en uventet fejl/,
  offline: /Tjenesten kan ikke nås/,
}

async function expectShown(page: Page, shown: Shown, what: string): Promise<void> {
  if (shown === 'invalidSession') {
    await expect(page, what).toHaveURL(/\/invalid-session\/$/)
    await expect(page.getByRole('form', { name: 'Log ind' }), what).toBeVisible()
    await expect(page.getByRole('form', { name: 'Book en demo' }), what).toBeVisible()
  } else if (shown === 'accessExpired') {
    // Accept two headings: one for a limited visitor who may open no more projects, and one for a user with
    // a full account.
    const heading = /begrænsede adgang er brugt op|logget ind med en fuld konto/
    await expect(page.getByRole('heading', { name: heading }), what).toBeVisible()
  } else {
    await expect(page.getByText(wordsOf[shown]).first(), what).toBeVisible()
    const ways = page.getByRole('main').getByRole('button').or(page.getByRole('main').getByRole('link'))
    expect(await ways.count(), `${what}: a way on`).toBeGreaterThan(0)
  }
}

const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)

test.describe('the error catalogue', () => {
  test.describe.configure({ mode: 'parallel' })

  for (const { name, path, call, own = {} } of screens) {
    test(`[Z03, E01] the ${name} shows each failure status as documented`, async ({ page }) => {
      const token = await tokenOf(page, 'paid@demo.test')
      let status = 0
      await page.route(call, (route) => (status === 0 ? route.abort() : route.fulfill({ status })))
      for (const [next, usual] of catalogue) {
        // Let prefetches fail too. A successful prefetch would be in the cache, and the screen would not send
        // its request.
        status = 0
        const isSignedIn = page.url().startsWith('http') && (await page.context().cookies()).length > 0
        if (!isSignedIn) {
          await setToken(page, token)
          await page.goto('/info/terms')
          await expect(page.getByRole('button', { name: 'Kirsten Holm' })).toBeVisible()
        }
        status = next
        // Search for another text with each status, so that no response comes from the cache.
        await follow(page, name === 'search' ? `${path}&q=status${next}` : path)
        await expectShown(page, own[next] ?? usual, `${name}, ${next}`)
        status = 0
        await follow(page, '/info/terms')
        await expect(page.getByRole('heading', { level: 1, name: 'Vilkår og betingelser' })).toBeVisible()
      }
    })
  }

  test('[Z03, M01, U01] a dialog shows every failure, can be retried, and closes when the session ends', async ({
    page,
  }) => {
    await setToken(page, await tokenOf(page, 'paid@demo.test'))
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Bed om en ændring' }).click()
    const dialog = page.getByRole('dialog')
    const send = dialog.getByRole('button', { name: 'Bed om en ændring' })
    let status = 0
    await page.route(/changeSubscription/, (route) =>
      status === 0 ? route.abort() : route.fulfill({ status }),
    )
    for (status of [400, 403, 409, 500, 0]) {
      await send.click()
      await expect(dialog.getByRole('alert'), String(status)).toContainText('kunne ikke sendes')
      await expect(send, String(status)).toBeEnabled()
    }
    status = 481
    await send.click()
    await expect(page).toHaveURL(/\/invalid-session\/$/)
    await expect(dialog).not.toBeAttached()
  })

  test('[Z03, W02, U01] a draft is kept when the session ends, and offered after the next login', async ({
    page,
  }) => {
    await setToken(page, await tokenOf(page, 'paid@demo.test'))
    await page.goto('/settings')
    const form = page.getByRole('form', { name: 'Om dig' })
    await form.getByLabel('Stilling').fill('Formand')
    // Wait until the prefetch after login has finished. Otherwise a late response to the prefetch could end
    // the session before the form is sent.
    await page.waitForLoadState('networkidle')
    await tokenOf(page, 'paid@demo.test')
    await form.getByRole('button', { name: 'Gem' }).click()
    await expect(page).toHaveURL(/\/invalid-session\/$/)
    await expect(page.getByText('er gemt og tilbydes dig igen')).toBeVisible()
    await submitLogin(page, 'paid@demo.test')
    await page.getByRole('link', { name: /^Indstillinger/ }).click()
    await expect(form.getByLabel('Stilling')).toHaveValue('Formand')
    await form.getByRole('button', { name: 'Fortryd' }).click()
    await expect(form.getByLabel('Stilling')).toHaveValue('Tilbudschef')
  })

  test('[W10, L01] a screen that does not load offers ways to continue', async ({ page, consoleErrors }) => {
    await setToken(page, await tokenOf(page, 'paid@demo.test'))
    await page.goto('/settings')
    await expect(page.getByRole('heading', { level: 1, name: 'Indstillinger' })).toBeVisible()
    await page.route(/assets\/HelpPage-.*\.js/, (route) => route.abort())
    await page.getByRole('banner').getByRole('link', { name: 'Hjælp' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Noget gik galt her' })).toBeVisible()
    // The details of the error appear only in the console.
    for (const complaint of consoleErrors.splice(0)) expect(complaint).toContain('HelpPage')
    await page.unroute(/assets\/HelpPage-.*\.js/)
    await page.getByRole('button', { name: 'Prøv igen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Hjælp' })).toBeVisible()
  })

  test('[W10] an app whose texts cannot be loaded reports that with a built-in text', async ({
    page,
    consoleErrors,
  }) => {
    await page.route(/assets\/da-.*\.json/, (route) => route.abort())
    await page.goto('/')
    await expect(page.getByRole('alert')).toContainText('Siden kunne ikke hentes')
    expect(consoleErrors.splice(0)).toEqual(['Failed to fetch'])
    await page.unroute(/assets\/da-.*\.json/)
    await page.getByRole('button', { name: 'Prøv igen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Log ind' })).toBeVisible()
  })
})
