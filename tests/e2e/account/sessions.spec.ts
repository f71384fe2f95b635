import { admin } from '../admin'
import { setToken, danish, enter, expect, login, password, submitLogin, test, tokenOf } from '../journey'
import { productAddress } from '../productAddress'

const pathIn = (printed: string): string => /https?:\/\/[^/\s]+(\/impersonate\/\S+)/.exec(printed)?.[1] ?? ''

test.describe('the end of a session', () => {
  test('[W01, H01] a logout ends the session on the service and in every tab', async ({ page, context }) => {
    const token = await enter(page, 'paid@demo.test')
    await page.goto('/settings')
    const other = await context.newPage()
    await other.goto('/help')
    await expect(other.getByRole('heading', { level: 1, name: 'Hjælp' })).toBeVisible()
    const ended = page.waitForResponse(/\/auth\/logout/)
    await page.getByRole('button', { name: 'Kirsten Holm' }).click()
    await page.getByRole('menuitem', { name: 'Log ud' }).click()
    expect((await ended).status()).toBe(204)
    const headers = { authorization: `Bearer ${token}` }
    expect((await page.request.get(`/api/pa-users?${danish}`, { headers })).status()).toBe(498)
    await expect(other.getByRole('heading', { level: 1, name: 'Log ind' })).toBeVisible()
    await expect(other.getByText('oplysninger')).not.toBeVisible()
    await other.close()
  })

  test('[W01] a logout ends the session even if the service cannot be reached', async ({ page, context }) => {
    await enter(page, 'paid@demo.test')
    await page.goto('/settings')
    await expect(page.getByRole('heading', { level: 1, name: 'Indstillinger' })).toBeVisible()
    await page.route('**/auth/logout**', (route) => route.abort())
    await page.getByRole('button', { name: 'Kirsten Holm' }).click()
    await page.getByRole('menuitem', { name: 'Log ud' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Log ind' })).toBeVisible()
    expect(await context.cookies()).toEqual([])
  })

  test('[W02, Z03] a session that an administrator has ended shows the reason at the next request', async ({
    page,
  }) => {
    await enter(page, 'basic@demo.test')
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: /^Godt at se dig/ })).toBeVisible()
    // Wait until the prefetch has finished. Otherwise a late response to the prefetch could report the end of
    // the session before the user presses the link.
    await page.waitForLoadState('networkidle')
    expect(await admin('end-sessions', 'basic@demo.test')).toContain('1 session of basic@demo.test ended')
    await page.getByRole('link', { name: 'Søg' }).first().click()
    await expect(page.getByText('Du er blevet logget ud af en administrator.')).toBeVisible()
    await submitLogin(page, 'basic@demo.test')
    await expect(page.getByRole('button', { name: 'Jonas Kvist' })).toBeVisible()
  })

  test('[W01, W10] a malformed cookie is ignored and deleted', async ({ page, context }) => {
    await setToken(page, '%E0%A4%A')
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Log ind' })).toBeVisible()
    expect(await context.cookies()).toEqual([])
    await login(page, 'paid@demo.test')
  })
})

test.describe('impersonation', () => {
  test('[W01, W06] what is typed on a public page stays when the session has loaded', async ({ page }) => {
    await enter(page, 'admin@demo.test')
    await page.route(/\/api\/pa-users\?/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await page.goto('/impersonate/a-link')
    const email = page.getByRole('form', { name: 'Log ind som en bruger' }).getByLabel('E-mail')
    await email.fill('admin@demo.test')
    await expect(page.getByRole('button', { name: 'Anne Grøn' })).toBeVisible()
    await expect(email).toHaveValue('admin@demo.test')
  })

  test('[A04, W06] an administrator acts as the user in a link, sees a reminder, and returns', async ({
    page,
  }) => {
    const path = pathIn(await admin('impersonate', 'basic@demo.test'))
    await enter(page, 'admin@demo.test')
    await page.goto(path)
    const form = page.getByRole('form', { name: 'Log ind som en bruger' })
    await form.getByLabel('E-mail').fill('basic@demo.test')
    await form.getByRole('textbox', { name: 'Adgangskode' }).fill(password)
    await form.getByRole('button', { name: 'Fortsæt som brugeren' }).click()
    await expect(form.getByRole('alert')).toContainText('Login mislykkedes')

    await form.getByLabel('E-mail').fill('admin@demo.test')
    await form.getByRole('button', { name: 'Fortsæt som brugeren' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('button', { name: 'Jonas Kvist' })).toBeVisible()
    const bar = page.getByRole('region', { name: 'Logget ind som en anden bruger' })
    await expect(bar).toContainText('Du er logget ind som Jonas Kvist.')
    await page.goto('/settings')
    await expect(bar).toBeInViewport()

    const acting = (await page.context().cookies()).find(({ name }) => name === 'session')?.value ?? ''
    await bar.getByRole('button', { name: 'Stop, og gå tilbage' }).click()
    await expect(page.getByRole('button', { name: 'Anne Grøn' })).toBeVisible()
    await expect(bar).not.toBeVisible()
    const headers = { authorization: `Bearer ${acting}` }
    expect((await page.request.get(`/api/pa-users?${danish}`, { headers })).status()).toBe(498)

    await page.goto(path)
    await form.getByLabel('E-mail').fill('admin@demo.test')
    await form.getByRole('textbox', { name: 'Adgangskode' }).fill(password)
    await form.getByRole('button', { name: 'Fortsæt som brugeren' }).click()
    await expect(form.getByRole('alert')).toContainText('Linket er måske brugt')
  })
})

test.describe('a national domain that the product does not cover', () => {
  test('[K01, Z02, H02] a domain that is not covered is named, with links to the covered one and to a demo', async ({
    page,
  }) => {
    const data = { username: 'paid-se@demo.test', password }
    const answer = await page.request.post('/api/auth?languageId=4&domainId=8', { data })
    await setToken(page, answer.headers()['jwt'] ?? '')
    await page.goto('/?domain=dk')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Dit produkt dækker ikke Danmark' }),
    ).toBeVisible()
    await expect(page.getByRole('form', { name: 'Book en demo' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Åsa Nordin' })).toBeVisible()
    await page.getByRole('button', { name: 'Gå til Sverige' }).click()
    await expect(page).toHaveURL(/domain=se/)
    await expect(page.getByRole('heading', { level: 1, name: /Åsa Nordin/ })).toBeVisible()
  })

  test('[K01] an administrator sees every national domain', async ({ page }) => {
    await setToken(page, await tokenOf(page, 'admin@demo.test'))
    await page.goto(`${productAddress()}/?domain=se`)
    await expect(page.getByRole('heading', { level: 1, name: /Anne Grøn/ })).toBeVisible()
  })
})
