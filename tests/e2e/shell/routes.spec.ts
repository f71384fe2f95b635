import { setTimeout as delay } from 'node:timers/promises'
import { enter, expect, test } from '../journey'

const forUsers: readonly [path: string, heading: RegExp][] = [
  ['/', /^Godt at se dig/],
  ['/dashboard', /^Godt at se dig/],
  ['/search/0', /projekter$/],
  ['/search/2?type=procurement', /udbud$/],
  ['/project/1', /./],
  ['/procurement/1', /./],
  ['/company/1', /./],
  ['/blacklist', /kjulte/],
  ['/settings', /^Indstillinger$/],
  ['/help', /^Hjælp$/],
  ['/access-expired', /fuld konto$/],
  ['/project/%E0%A4%A', /^Dette projekt findes ikke/],
  ['/project/abc', /^Dette projekt findes ikke/],
  ['/change-password/secret', /^Vælg en ny adgangskode$/],
  ['/activate/secret', /^Velkommen til Spadestik$/],
  ['/impersonate/secret', /^Log ind som en bruger$/],
  ['/info/prices', /^Priser$/],
  ['/no/such/page', /^Siden findes ikke$/],
]

test.describe('the routes', () => {
  test('[R01, R02, R03, R04, R05, R06, R07, R09, R10, L01] each route shows its page between header and footer', async ({
    page,
  }) => {
    await enter(page, 'paid@demo.test')
    for (const [path, heading] of forUsers) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible()
      await expect(page.getByRole('banner'), path).toBeVisible()
      await expect(page.getByRole('contentinfo'), path).toBeVisible()
    }
    await page.goto('/project/%E0%A4%A')
    await expect(page).toHaveTitle(/^Dette projekt findes ikke/)
    await page.goto('/list/99999')
    await expect(page).toHaveTitle(/findes ikke/)
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/$/)
    await page.goto('/search/3?type=procurement')
    await expect(page.getByRole('heading', { level: 1, name: /udbud$/ })).toBeVisible()
    await page.goto('/search/0')
    await expect(page).toHaveURL(/\/search\/3\?type=procurement/)
    await page.goto('/invalid-session/')
    await expect(page).toHaveURL(/\/$/)
  })

  test('[J01, K01] the screen of administrators is there for them alone', async ({ page }) => {
    await enter(page, 'paid@demo.test')
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Siden findes ikke' })).toBeVisible()
    await enter(page, 'admin@demo.test')
    for (const path of ['/admin', '/admin/users', '/admin/products', '/admin/log']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: 'Administration' }), path).toBeVisible()
    }
    await page.goto('/admin/nothing')
    await expect(page.getByRole('heading', { level: 1, name: 'Siden findes ikke' })).toBeVisible()
  })

  test('[R08, R10] print pages have neither header nor footer', async ({ page }) => {
    await enter(page, 'paid@demo.test')
    await page.addInitScript(() => Object.assign(globalThis, { print: () => {} }))
    for (const path of ['/print-project/1', '/print-procurement/1']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect(page.getByRole('banner'), path).not.toBeAttached()
      await expect(page.getByRole('contentinfo'), path).not.toBeAttached()
    }
  })

  test('[R06, R07, R09, R10, L01, L02, K01] a logged-out visitor sees public pages, and on all others the login form above a demo', async ({
    page,
  }) => {
    const open = [
      ['/invalid-session/', 'En anden er logget ind'],
      ['/change-password/secret', 'Vælg en ny adgangskode'],
      ['/activate/secret', 'Velkommen til Spadestik'],
      ['/impersonate/secret', 'Log ind som en bruger'],
      ['/info/cookies', 'Cookiepolitik'],
      ['/no/such/page', 'Siden findes ikke'],
    ] as const
    for (const [path, name] of open) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name }), path).toBeVisible()
    }
    for (const path of [
      '/',
      '/search/1',
      '/procurement/1',
      '/company/1',
      '/list/1',
      '/blacklist',
      '/settings',
      '/help',
    ]) {
      await page.goto(path)
      const login = page.getByRole('form', { name: 'Log ind' })
      const demo = page.getByRole('form', { name: 'Book en demo' })
      await expect(demo, path).toBeVisible()
      const below = ((await demo.boundingBox())?.y ?? 0) > ((await login.boundingBox())?.y ?? 0)
      expect(below, path).toBe(true)
    }
  })

  test('[L02] a project offers login and limited access side by side', async ({ page }) => {
    await page.goto('/project/1')
    const login = await page.getByRole('form', { name: 'Log ind' }).boundingBox()
    const limited = await page.getByRole('form', { name: 'Se med uden login' }).boundingBox()
    expect(limited?.x ?? 0).toBeGreaterThan((login?.x ?? 0) + (login?.width ?? 0))
    await expect(page.getByRole('form', { name: 'Book en demo' })).not.toBeAttached()
  })

  test('[L03] a new page starts at the top, Back restores the position, and a changed search keeps it', async ({
    page,
  }) => {
    const top = (): Promise<number> => page.evaluate(() => Math.round(scrollY))
    await enter(page, 'paid@demo.test')
    await page.goto('/search/1?type=procurement')
    await expect(page.getByRole('row')).toHaveCount(21)
    await page.evaluate(() => scrollTo(0, 400))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Fordele' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Fordele' })).toBeVisible()
    expect(await top()).toBe(0)
    await page.goBack()
    await expect(page.getByRole('row')).toHaveCount(21)
    await expect.poll(top).toBeGreaterThan(300)
  })

  test('[L03] a page opened directly starts at the top, and a reload keeps the position on a slow network', async ({
    page,
  }) => {
    const top = (): Promise<number> => page.evaluate(() => Math.round(scrollY))
    await enter(page, 'paid@demo.test')
    await page.goto('/project/1')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => scrollTo(0, 300))
    await page.goto('/procurement/1')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await top()).toBe(0)
    await page.evaluate(() => scrollTo(0, 300))
    await page.route('**/procurements/byId/1*', async (route) => {
      await delay(3000)
      await route.continue()
    })
    await page.reload()
    await expect.poll(top).toBe(300)
  })

  test('[L01, L03] the previous page stays until the next one has loaded', async ({ page }) => {
    await enter(page, 'paid@demo.test')
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/HelpPage-*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/info/prices')
    await expect(page.getByRole('heading', { level: 1, name: 'Priser' })).toBeVisible()
    const asked = page.waitForRequest('**/assets/HelpPage-*.js')
    await page.getByRole('banner').getByRole('link', { name: 'Hjælp' }).click()
    await asked
    await expect(page).toHaveURL(/\/help$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Priser' })).toBeVisible()
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Hjælp' })).toBeVisible()
  })

  test('[L01, L03] a link followed while the session is being restored keeps the old page until the new one can be shown', async ({
    page,
  }) => {
    await enter(page, 'paid@demo.test')
    const user = Promise.withResolvers<void>()
    const screen = Promise.withResolvers<void>()
    await page.route('**/api/pa-users?*', async (route) => {
      await user.promise
      await route.continue()
    })
    await page.route('**/assets/HelpPage-*.js', async (route) => {
      await screen.promise
      await route.continue()
    })
    await page.goto('/info/prices')
    const before = page.getByRole('heading', { level: 1, name: 'Priser' })
    await expect(before).toBeVisible()
    await page.getByRole('link', { name: 'Hjælp' }).first().click()
    await expect(page).toHaveURL(/\/help$/)
    await expect(before).toBeVisible()
    const asked = page.waitForRequest('**/assets/HelpPage-*.js')
    user.resolve()
    await asked
    await expect(before).toBeVisible()
    screen.resolve()
    await expect(page.getByRole('heading', { level: 1, name: 'Hjælp' })).toBeVisible()
  })

  test('[L03, R04, A07] a hash scrolls to its section', async ({ page }) => {
    await enter(page, 'paid@demo.test')
    await page.goto('/help#book-demo')
    await expect(page.getByRole('form', { name: 'Book en demo' })).toBeInViewport()
  })

  test('[H01, F01] every link of header and footer works', async ({ page }) => {
    await enter(page, 'paid@demo.test')
    await page.goto('/')
    const nav = page.getByRole('navigation', { name: 'Hovedmenu' })
    for (const [name, address] of [
      ['Skjulte', /\/blacklist$/],
      ['Søg', /\/search\//],
      ['Overblik', /\/$/],
    ] as const) {
      await nav.getByRole('link', { name }).click()
      await expect(page).toHaveURL(address)
    }
    await page.getByRole('banner').getByRole('link', { name: 'Hjælp' }).click()
    await expect(page).toHaveURL(/\/help$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Hjælp' })).toBeVisible()
    await page.getByRole('button', { name: 'Kirsten Holm' }).click()
    await page.getByRole('menuitem', { name: 'Cookiepolitik' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cookiepolitik' })).toBeVisible()
    for (const name of ['Fordele', 'Priser', 'Om Spadestik', 'Vilkår og betingelser']) {
      await page.getByRole('contentinfo').getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    }
    await expect(page.getByRole('link', { name: 'Support' })).toHaveAttribute('href', /^mailto:support@/)
    await expect(page.getByRole('link', { name: /^\+45/ })).toHaveAttribute('href', /^tel:\+45/)
  })
})
