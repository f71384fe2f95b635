import { expect, login, test } from './journey'

test.describe('without a paid product', () => {
  test('[K02] dates, winners and announcements are neither in the page nor in any answer', async ({
    page,
  }) => {
    await page.goto('/')
    await login(page, 'basic@demo.test')
    const bodies: string[] = []
    page.on('response', async (response) => {
      if (response.url().includes('/procurements/byId/')) bodies.push(await response.text())
    })
    await page.goto('/search/1?type=procurement')
    await page.getByRole('table').getByRole('rowheader').first().getByRole('link').click()
    await expect(page.getByText('kræver abonnement')).toBeVisible()
    await expect.poll(() => bodies.length).toBe(1)
    expect(JSON.parse(bodies[0] ?? '{}')).toMatchObject({
      offers: null,
      participation: null,
      material: null,
      inquiry: null,
      winners: null,
      announcements: null,
      liable: null,
      euNr: null,
      nextDeadline: null,
    })
  })

  test('[K01, I01, M07] the star opens the paywall, and the search begins with procurements', async ({
    page,
  }) => {
    await page.goto('/')
    await login(page, 'none@demo.test')
    await page.getByRole('link', { name: 'Søg' }).first().click()
    await expect(page).toHaveURL(/type=procurement/)
    await page.getByRole('table').getByRole('button', { name: /liste/i }).first().click()
    await expect(page.getByRole('dialog', { name: 'Det kræver abonnement' })).toBeVisible()
  })

  test('[E01, K01] a company page invites to upgrade, and a missing item says that it does not exist', async ({
    page,
  }) => {
    await page.goto('/')
    await login(page, 'projects@demo.test')
    await page.goto('/company/1')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Dit produkt omfatter ikke dette' }),
    ).toBeVisible()
    await page.goto('/project/2000000000')
    await expect(page.getByText('findes ikke i vores database')).toBeVisible()
    await expect(page).toHaveURL(/\/project\/2000000000$/)
  })
})
