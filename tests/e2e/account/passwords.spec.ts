import { danish, enter, expect, linkIn, newestMail, password, submitLogin, test } from '../journey'

test.describe('passwords by links', () => {
  test('[A01, A02] a forgotten password is replaced through a link from an e-mail, and the link works once', async ({
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
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('heading', { level: 1, name: /^Godt at se dig/ })).toBeVisible()
    await save()
    await expect(page.getByRole('alert').filter({ hasText: 'Linket er brugt' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Birgitte Friis' })).toBeVisible()
  })

  test('[A02] a logged-in user who uses the link stays logged in and goes to the dashboard', async ({
    page,
  }) => {
    const token = await enter(page, 'colleague@demo.test')
    await page.goto('/settings')
    await page.getByRole('link', { name: 'Send mig et link i stedet' }).click()
    const path = linkIn(await newestMail(page, 'colleague@demo.test', /Ny adgangskode/), 'change-password')
    await page.goto(path)
    await page.getByRole('textbox', { name: 'Ny adgangskode' }).fill(password)
    await page.getByRole('textbox', { name: 'Gentag den nye adgangskode' }).fill(password)
    await page.getByRole('button', { name: 'Gem adgangskoden' }).click()
    await expect(page.getByText('Din adgangskode er gemt.')).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('heading', { level: 1, name: /^Godt at se dig/ })).toBeVisible()
    const headers = { authorization: `Bearer ${token}` }
    expect((await page.request.get(`/api/pa-users?${danish}`, { headers })).status()).toBe(200)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Indstillinger' })).toBeVisible()
  })

  test('[A03, W02, N01] a new user logs in with the first password, and sees the news once', async ({
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
    await expect(page).toHaveURL(/\/$/)

    const news = page.getByRole('dialog', { name: 'Nyt siden sidst' })
    await expect(news.getByRole('heading', { level: 3 })).toHaveText([
      'Udeluk kriterier',
      'Søg på frist',
      'Velkommen',
    ])
    const seen = page.waitForResponse(/setAllSeen/)
    await page.keyboard.press('Escape')
    await seen
    await expect(page.getByRole('main')).toBeFocused()
    await page.goto('/help')
    await expect(page.getByRole('tab').first()).toBeVisible()
    await expect(news).not.toBeVisible()
  })
})
