import { enter, expect, newestMail, test } from '../journey'

test.describe('help', () => {
  test('[A07, R05] the guide opens at the chapter and page in the address', async ({ page }) => {
    await enter(page, 'paid@demo.test')
    await page.goto('/help')
    const tab = page.getByRole('tab').nth(1)
    const name = (await tab.textContent()) ?? ''
    await tab.click()
    await expect(page).toHaveURL(/\/help\?tab=\d+$/)
    await expect(page.getByRole('tab', { selected: true })).toHaveText(name)
    await page.reload()
    await expect(page.getByRole('tab', { selected: true })).toHaveText(name)

    const id = await page.locator('[id^=page]').first().getAttribute('id')
    await page.goto('/settings')
    await page.goto(`/help#${id}`)
    await expect(page.getByRole('tab', { selected: true })).toHaveText(name)
    const title = page.locator(`#${id}`).getByRole('button', { expanded: true })
    await expect(title).toBeVisible()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    const header = await page.getByRole('banner').boundingBox()
    expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? Infinity)
    await expect(page.locator(`#${id}`).getByRole('paragraph').first()).toBeVisible()
  })

  test('[A07, N01] a button opens the news, and a link in the news works', async ({ page }) => {
    await enter(page, 'paid@demo.test')
    await page.goto('/help')
    await page.getByRole('button', { name: 'Nyt siden sidst' }).click()
    const news = page.getByRole('dialog', { name: 'Nyt siden sidst' })
    await expect(news.getByRole('heading', { level: 3 }).first()).toHaveText('Udeluk kriterier')
    await news.getByRole('link', { name: 'Book en demo' }).click()
    await expect(news).not.toBeVisible()
    await expect(page.getByRole('form', { name: 'Book en demo' })).toBeInViewport()
  })

  test('[A07, V02] a requested demo arrives as an e-mail', async ({ page }) => {
    await page.goto('/#book-demo')
    const form = page.getByRole('form', { name: 'Book en demo' })
    await form.getByLabel('Fulde navn').fill('Anne-Marie O’Neill')
    await form.getByLabel('Firma').fill('Lund & Søn')
    await form.getByLabel('Arbejdsmail').fill('anna@lund.dk')
    await form.getByLabel('Telefon').fill('12 34 56 78')
    await form.getByRole('button', { name: 'Book en demo' }).click()
    await expect(page.getByText('Vi har modtaget din anmodning')).toBeVisible()
    expect(await newestMail(page, 'support@', /bedes om en demo/)).toContain('+45 12 34 56 78')
  })
})
