import { enter, expect, newestMail, password, submitLogin, test } from '../journey'

test.describe('the settings', () => {
  test('[U01, V02] changes are kept for the next visit, and show in the header at once', async ({ page }) => {
    await enter(page, 'none@demo.test')
    await page.goto('/settings')
    const form = page.getByRole('form', { name: 'Om dig' })
    await form.getByLabel('Navn').fill('Sofie Dahl-Krogh')
    await form.getByLabel('Telefon').fill('12 34 56 78')
    await form.getByLabel('Stilling').fill('Rådgiver')
    await form.getByRole('button', { name: 'Gem' }).click()
    await expect(form.getByRole('status')).toHaveText(/Dine indstillinger er gemt/)
    await expect(page.getByRole('button', { name: 'Sofie Dahl-Krogh' })).toBeVisible()
    await page.reload()
    await expect(form.getByLabel('Telefon')).toHaveValue('+45 12 34 56 78')
    await expect(form.getByLabel('Stilling')).toHaveValue('Rådgiver')

    await form.getByLabel('Navn').fill('')
    await form.getByLabel('Telefon').fill('ring til mig')
    await form.getByLabel('Stilling').fill('Nr. 1')
    await form.getByRole('button', { name: 'Gem' }).click()
    const summary = form.getByRole('region')
    await expect(summary).toContainText('Indtast dit navn')
    await expect(summary).toContainText('Indtast et gyldigt telefonnummer')
    await expect(summary).toContainText('Stillingen må kun indeholde bogstaver')
  })

  test('[U01] a new password is saved, leads to the dashboard after two seconds, and logs in', async ({
    page,
  }) => {
    await enter(page, 'none@demo.test')
    for (const next of ['another-spade', password]) {
      await page.goto('/settings')
      const form = page.getByRole('form', { name: 'Adgangskode' })
      await form.getByRole('textbox', { name: 'Ny adgangskode' }).fill('kort')
      await form.getByRole('textbox', { name: 'Gentag den nye adgangskode' }).fill('andet')
      await form.getByRole('button', { name: 'Gem adgangskoden' }).click()
      await expect(form.getByRole('region')).toContainText('Kodeordet skal være mindst 8 tegn')
      await expect(form.getByRole('region')).toContainText('De to kodeord skal være ens')
      await form.getByRole('textbox', { name: 'Ny adgangskode' }).fill(next)
      await form.getByRole('textbox', { name: 'Gentag den nye adgangskode' }).fill(next)
      await form.getByRole('button', { name: 'Gem adgangskoden' }).click()
      await expect(page.getByText('Din nye adgangskode er gemt')).toBeVisible()
      await expect(page).toHaveURL(/\/$/)
      await page.context().clearCookies()
      await page.evaluate(() => localStorage.clear())
      await page.goto('/')
      await submitLogin(page, 'none@demo.test', next)
      await expect(page.getByRole('heading', { level: 1, name: /^Godt at se dig/ })).toBeVisible()
    }
  })

  test('[U01] a link for a new password, and subscription requests, arrive as e-mails', async ({ page }) => {
    await enter(page, 'projects@demo.test')
    await page.goto('/settings')
    await page.getByRole('link', { name: 'Send mig et link i stedet' }).click()
    await expect(page.getByText('Linket er på vej til projects@demo.test')).toBeVisible()
    await newestMail(page, 'projects@demo.test', /Ny adgangskode/)

    await page.getByRole('button', { name: 'Bed om en ændring' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Bed om en ændring' }).click()
    await expect(page.getByText('Vi har modtaget din anmodning')).toBeVisible()
    await newestMail(page, 'support@', /ændring af abonnement/)

    await page.getByRole('button', { name: 'Opsig abonnementet' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Bed om opsigelse' }).click()
    await expect(page.getByRole('alertdialog')).not.toBeAttached()
    await newestMail(page, 'support@', /opsigelse/)
  })

  test('[U01] a user without a product can request a subscription', async ({ page }) => {
    await enter(page, 'none@demo.test')
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Bed om et abonnement' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Telefon').fill('87654321')
    await dialog.getByRole('button', { name: 'Bed os om at ringe' }).click()
    await expect(page.getByText('Vi har modtaget din anmodning')).toBeVisible()
    expect(await newestMail(page, 'support@', /bedes om et abonnement/)).toContain('+45 87654321')
  })
})
