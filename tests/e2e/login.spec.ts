import { expect, login, password, test } from './journey'

test.describe('logging in', () => {
  test('[A01, Z03] a wrong password is told without saying which part was wrong, and nothing typed is lost', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByLabel('E-mail').fill('paid@demo.test')
    await page.getByRole('textbox', { name: 'Adgangskode', exact: true }).fill('not-the-password')
    await page.getByRole('button', { name: 'Log ind' }).click()
    await expect(page.getByRole('alert')).toContainText('Kontrollér brugernavn og adgangskode')
    await expect(page.getByLabel('E-mail')).toHaveValue('paid@demo.test')
  })

  test('[A01, V01] what is missing is named before anything is sent', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Log ind' }).click()
    await expect(page.getByText('Feltet skal udfyldes')).toHaveCount(2)
  })

  test('[W01] a remembered session lives 168 hours, another until the browser closes', async ({
    page,
    context,
  }) => {
    const lifetime = async (): Promise<number> =>
      (await context.cookies()).find(({ name }) => name === 'session')?.expires ?? 0
    await page.goto('/')
    await login(page, 'paid@demo.test')
    expect(await lifetime()).toBe(-1)

    await page.getByRole('button', { name: 'Kirsten Holm' }).click()
    await page.getByRole('menuitem', { name: 'Log ud' }).click()
    await expect(page.getByRole('heading', { name: 'Log ind' })).toBeVisible()
    expect(await context.cookies()).toEqual([])

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
    await page.getByLabel('E-mail').fill('colleague@demo.test')
    await page.getByRole('textbox', { name: 'Adgangskode', exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log ind' }).click()
    await expect(page).toHaveURL(/\/$/)
    await other.close()
  })

  test('[H02, F01] another country changes domain and language, another language only the texts', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('button', { name: /Danmark/ }).click()
    await page.getByRole('option', { name: 'Sverige' }).click()
    await expect(page.getByRole('heading', { name: 'Logga in' })).toBeVisible()
    await page.getByRole('button', { name: /Svenska/ }).click()
    await page.getByRole('option', { name: 'English' }).click()
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Sverige/ })).toBeVisible()
  })

  test('[R09] an unknown address says so and leads on', async ({ page }) => {
    await page.goto('/no/such/page')
    await expect(page.getByRole('heading', { level: 1, name: 'Siden findes ikke' })).toBeVisible()
  })
})
