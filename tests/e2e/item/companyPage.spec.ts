import type { Schemas } from '@spadestik/api-client/schema'
import { expect, newestMail, test } from '../journey'
import { enterQuietly } from '../serviceCalls'

test.describe('the page of a company', () => {
  test('[C01, W07] shows the details, the roles in pages and several orders, and a star', async ({
    page,
  }) => {
    const calls = await enterQuietly(page, 'paid@demo.test')
    const company = await calls.get<Schemas['Company']>('/companies/byId/1')
    await page.goto('/company/1')
    await expect(page.getByRole('heading', { level: 1, name: company.companyName })).toBeVisible()
    await expect(page.getByText(company.cvr ?? '')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: company.mail ?? '' })).toBeVisible()
    await expect(page.getByRole('img', { name: `${company.companyName}s logo` })).toBeVisible()

    const rows = page.getByRole('table', { name: /deltager i$/ }).getByRole('rowheader')
    await expect(rows).toHaveCount(10)
    await expect(rows.first()).toContainText(/Udbud|Projekt/)
    const names = async () => (await rows.getByRole('link').allTextContents()).map((name) => name.trim())
    const newest = await names()
    await page.getByRole('link', { name: 'Side 2', exact: true }).click()
    await expect.poll(names).not.toEqual(newest)

    await page.getByRole('button', { name: /Rækkefølge/ }).click()
    await page.getByRole('option', { name: 'Navn' }).click()
    const expected = await calls.get<Schemas['CompanyRolePage']>(
      '/search-items/company-roles/by-company/1?limit=10&index=0&sort=name&ascending=true',
    )
    await expect.poll(names).toEqual(expected.items.map(({ itemName }) => itemName))
    await page.getByRole('button', { name: 'Stigende' }).click()
    await expect.poll(names).not.toEqual(expected.items.map(({ itemName }) => itemName))

    const star = page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(company.companyName) })
      .first()
    await star.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: /Følges tæt/ }).check({ force: true })
    await dialog.getByRole('button', { name: 'Føj til listen' }).click()
    await expect(dialog).toBeHidden()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
  })

  test('[C01, M06] a tip about a contact reaches the sales team', async ({ page }) => {
    const calls = await enterQuietly(page, 'paid@demo.test')
    const [contact] = await calls.get<Schemas['Contact'][]>('/contacts/forCompany/1')
    await page.goto('/company/1')
    await page.getByRole('button', { name: `Spørg om ${contact?.name}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Hvem tager imod tilbud i uge 50?')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(dialog.getByText('Dit tip er sendt. Vi kontakter dig.')).toBeVisible()
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect(dialog).toBeHidden()
    expect(await newestMail(page, 'support@', /Et tip fra/)).toContain('Hvem tager imod tilbud i uge 50?')
  })

  test('[C01, E01, K01] without company access it offers an upgrade and accepts a request for a demo', async ({
    page,
  }) => {
    await enterQuietly(page, 'projects@demo.test')
    await page.goto('/company/1')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Dit produkt omfatter ikke dette' }),
    ).toBeVisible()
    await expect(page.getByRole('form', { name: 'Book en demo' })).toBeVisible()
  })
})
