import { expect, test } from '../journey'
import { enterQuietly } from '../serviceCalls'

test('[W12, W08, M02] before a search is saved as an agent, it shows what the agent would have sent', async ({
  page,
}) => {
  await enterQuietly(page, 'paid@demo.test')
  await page.goto('/search/1?type=procurement&country=1')
  await page.getByRole('button', { name: 'Gem som agent' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Det ville agenten have sendt' })).toBeVisible()
  await expect(dialog.getByText(/^(Omkring )?\d+ (om ugen|på \d+ dage)/).first()).toBeVisible()
  await expect(dialog.getByText('Land: Danmark')).toBeVisible()
  await dialog.getByText('Ugentligt', { exact: true }).first().click()
  await expect(dialog.getByText('Ugentligt (Valgt)')).toBeVisible()

  const latest = dialog.getByRole('link', { name: /Åbner i en ny fane/ }).first()
  const opened = page.context().waitForEvent('page')
  await latest.click()
  const item = await opened
  await expect(item).toHaveURL(/\/procurement\/\d+/)
  await item.close()

  await dialog.getByRole('textbox', { name: 'Navn' }).fill('Udbud i Danmark')
  await dialog.getByRole('button', { name: 'Gem' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('i agenten Udbud i Danmark')
})
