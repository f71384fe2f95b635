import { danish, enter, expect, login, submitLogin, test } from '../journey'

test.describe('logging in', () => {
  test('[A01, Z03] a wrong password does not reveal which field was wrong, and the input is kept', async ({
    page,
  }) => {
    await page.goto('/')
    await submitLogin(page, 'paid@demo.test', 'not-the-password')
    await expect(page.getByRole('alert')).toContainText('Kontrollér brugernavn og adgangskode')
    await expect(page.getByLabel('E-mail')).toHaveValue('paid@demo.test')
  })

  test('[A01, W02, Z03] too many wrong passwords block the login for a while, and the message says for how long', async ({
    page,
  }) => {
    await page.goto('/')
    await submitLogin(page, 'guessed@demo.test', 'wrong')
    await expect(page.getByRole('alert')).toContainText('Kontrollér brugernavn og adgangskode')
    const data = { username: 'guessed@demo.test', password: 'wrong' }
    for (let count = 1; count < 20; count += 1) await page.request.post(`/api/auth?${danish}`, { data })
    await submitLogin(page, 'guessed@demo.test', 'wrong')
    await expect(page.getByRole('alert')).toContainText('Vent 15 minutter, og prøv igen')
    await expect(page.getByLabel('E-mail')).toHaveValue('guessed@demo.test')
    await submitLogin(page, 'paid@demo.test')
    await expect(page.getByRole('heading', { level: 1, name: /^Godt at se dig/ })).toBeVisible()
  })

  test('[A01, V01] empty fields are reported before anything is sent', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('form', { name: 'Log ind' }).getByRole('button', { name: 'Log ind' }).click()
    const summary = page.getByRole('region', { name: '2 felter skal rettes' })
    await expect(summary).toBeFocused()
    await expect(summary.getByText('Feltet skal udfyldes')).toHaveCount(2)
  })

  test('[A01, L01] the form stays until the page after it has loaded', async ({ page }) => {
    await page.goto('/')
    const form = page.getByRole('form', { name: 'Log ind' })
    await expect(form).toBeVisible()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await released
      await route.continue()
    })
    const held = page.waitForRequest('**/assets/*.js')
    const answered = page.waitForResponse('**/api/auth?*')
    await submitLogin(page, 'paid@demo.test')
    await Promise.all([held, answered])
    // Wait a moment, so that the test fails if something replaces the form during this time.
    await page.waitForTimeout(500)
    await expect(form).toBeVisible()
    release()
    await expect(page.getByRole('heading', { level: 1, name: /^Godt at se dig/ })).toBeVisible()
  })

  test('[W01, H01] a remembered session lasts 168 hours, any other until the browser closes, and a logout ends it', async ({
    page,
    context,
  }) => {
    const lifetime = async (): Promise<number> =>
      (await context.cookies()).find(({ name }) => name === 'session')?.expires ?? 0
    await page.goto('/')
    await login(page, 'paid@demo.test')
    expect(await lifetime()).toBe(-1)

    await page.goto('/search/1?type=procurement')
    await page.getByRole('button', { name: 'Kirsten Holm' }).click()
    await expect(page.getByText('paid@demo.test')).toBeVisible()
    await page.getByRole('menuitem', { name: 'Log ud' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Log ind' })).toBeVisible()
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['version'])

    await page.getByText('Husk mig').click()
    await login(page, 'paid@demo.test')
    const hours = (await lifetime()) / 3600 - Date.now() / 3_600_000
    expect(Math.round(hours)).toBe(168)
  })

  test('[L01, R01] a page that needs a login shows the login form, and the page itself afterwards', async ({
    page,
  }) => {
    await page.goto('/dashboard')
    await expect(page).toHaveTitle('Log ind · Spadestik')
    await login(page, 'paid@demo.test')
    await expect(page).toHaveURL(/\/$/)
  })

  test('[A05, W02] a second login takes over the account, which the first session notices at its next request', async ({
    page,
    browser,
  }) => {
    await page.goto('/')
    await login(page, 'colleague@demo.test')
    const other = await browser.newPage()
    await other.goto(page.url())
    await login(other, 'colleague@demo.test')
    // A late request of the dashboard can reveal the other login before the link is pressed.
    const search = page.getByRole('link', { name: 'Søg' }).first()
    if (await search.isVisible()) await search.click()
    await expect(page).toHaveURL(/\/invalid-session\/$/)
    await expect(page.getByRole('heading', { level: 1, name: 'En anden er logget ind' })).toBeVisible()
    await expect(page.getByRole('form', { name: 'Book en demo' })).toBeVisible()
    await submitLogin(page, 'colleague@demo.test')
    await expect(page).toHaveURL(/\/$/)
    await other.close()
  })

  test('[W03] a session of another version ends with an explanation', async ({ page }) => {
    await enter(page, 'paid@demo.test')
    await page.goto('/settings')
    await expect(page.getByRole('heading', { level: 1, name: 'Indstillinger' })).toBeVisible()
    await page.evaluate(() => localStorage.setItem('version', JSON.stringify('0.0.9')))
    await page.reload()
    await expect(page.getByText('Der er kommet en ny version.')).toBeVisible()
    await submitLogin(page, 'paid@demo.test')
    await expect(page.getByRole('heading', { level: 1, name: 'Indstillinger' })).toBeVisible()
  })
})
