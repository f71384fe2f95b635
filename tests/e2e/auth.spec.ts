import { enter, expect, linkIn, login, newestMail, password, submitLogin, test } from './journey'

test.describe('logging in', () => {
  test('[A01, Z03] a wrong password is told without saying which part was wrong, and nothing typed is lost', async ({
    page,
  }) => {
    await page.goto('/')
    await submitLogin(page, 'paid@demo.test', 'not-the-password')
    await expect(page.getByRole('alert')).toContainText('Kontrollér brugernavn og adgangskode')
    await expect(page.getByLabel('E-mail')).toHaveValue('paid@demo.test')
  })

  test('[A01, V01] what is missing is named before anything is sent', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('form', { name: 'Log ind' }).getByRole('button', { name: 'Log ind' }).click()
    const summary = page.getByRole('region', { name: '2 felter skal rettes' })
    await expect(summary).toBeFocused()
    await expect(summary.getByText('Feltet skal udfyldes')).toHaveCount(2)
  })

  test('[W01, H01] a remembered session lives 168 hours, another until the browser closes; a logout ends it', async ({
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

  test('[L01, R01] a page that needs a login shows it in its place, and itself after it', async ({
    page,
  }) => {
    await page.goto('/dashboard')
    await expect(page).toHaveTitle('Log ind · Spadestik')
    await login(page, 'paid@demo.test')
    await expect(page).toHaveURL(/\/$/)
  })

  test('[A05, W02] a second login takes the account from the first, which is told so on its next step', async ({
    page,
    browser,
  }) => {
    await page.goto('/')
    await login(page, 'colleague@demo.test')
    const other = await browser.newPage()
    await other.goto(page.url())
    await login(other, 'colleague@demo.test')
    await page.getByRole('link', { name: 'Søg' }).first().click()
    await expect(page).toHaveURL(/\/invalid-session\/$/)
    await expect(page.getByRole('heading', { level: 1, name: 'En anden er logget ind' })).toBeVisible()
    await expect(page.getByRole('form', { name: 'Book en demo' })).toBeVisible()
    await submitLogin(page, 'colleague@demo.test')
    await expect(page).toHaveURL(/\/$/)
    await other.close()
  })

  test('[W03] a session of another version is ended, and its owner is told why', async ({ page }) => {
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

test.describe('passwords by links', () => {
  test('[A01, A02] a forgotten password is chosen anew by the link of an e-mail, which works once', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Glemt adgangskoden?' }).click()
    const forgotten = page.getByRole('form', { name: 'Glemt adgangskode' })
    await forgotten.getByLabel('E-mail').fill('projects@demo.test')
    await forgotten.getByRole('button', { name: 'Send linket' }).click()
    await expect(page.getByText('er linket på vej')).toBeVisible()
    const path = linkIn(await newestMail(page, 'projects@demo.test', /Ny adgangskode/), 'change-password')

    const save = async (): Promise<void> => {
      await page.goto(path)
      await page.getByRole('textbox', { name: 'Ny adgangskode' }).fill(password)
      await page.getByRole('textbox', { name: 'Gentag den nye adgangskode' }).fill(password)
      await page.getByRole('button', { name: 'Gem adgangskoden' }).click()
    }
    await save()
    await expect(page.getByText('Din adgangskode er gemt. Log ind med den.')).toBeVisible()
    await submitLogin(page, 'projects@demo.test')
    await expect(page.getByRole('button', { name: 'Birgitte Friis' })).toBeVisible()
    await save()
    await expect(page.getByRole('alert').filter({ hasText: 'Linket er brugt' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Birgitte Friis' })).toBeVisible()
  })

  test('[A03, W02, N01] a new user gets in by the first password, and finds the news once', async ({
    page,
  }) => {
    await page.goto('/')
    await submitLogin(page, 'new@demo.test')
    await expect(page.getByRole('alert')).toContainText('er din bruger ikke aktiveret')

    await page.goto(linkIn(await newestMail(page, 'new@demo.test', /Velkommen/), 'activate'))
    await page.getByRole('textbox', { name: 'Ny adgangskode' }).fill(password)
    await page.getByRole('textbox', { name: 'Gentag den nye adgangskode' }).fill(password)
    await page.getByRole('button', { name: 'Gem adgangskoden' }).click()
    await expect(page.getByText('Din konto er klar.')).toBeVisible()
    await submitLogin(page, 'new@demo.test')

    const news = page.getByRole('dialog', { name: 'Nyt siden sidst' })
    await expect(news.getByRole('heading', { level: 3 })).toHaveText([
      'Udeluk kriterier',
      'Søg på frist',
      'Velkommen',
    ])
    const seen = page.waitForResponse(/setAllSeen/)
    await page.keyboard.press('Escape')
    await seen
    await page.goto('/help')
    await expect(page.getByRole('tab').first()).toBeVisible()
    await expect(news).not.toBeVisible()
  })

  test('[A04, W06] an administrator goes on as the user of a link, without anything of their own session', async ({
    page,
  }) => {
    const path = linkIn(await newestMail(page, 'admin@demo.test', /Se Spadestik som/), 'impersonate')
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
    await expect(page.getByRole('button', { name: 'Kirsten Holm' })).toBeVisible()
  })
})
