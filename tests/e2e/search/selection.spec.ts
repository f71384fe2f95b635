import { expect, test } from '../journey'
import { enterQuietly } from '../serviceCalls'

test('[Y01] [Y02] three rows selected by key are put on a list; two are hidden, and shown again', async ({
  page,
}) => {
  const calls = await enterQuietly(page, 'paid@demo.test')
  await page.goto('/search/1?type=project&q=skole')
  const links = page.getByRole('table').getByRole('rowheader').getByRole('link')
  await links.first().focus()
  await expect(page.getByRole('table').getByRole('checkbox').nth(1)).toBeAttached()
  const names = (await links.allTextContents()).slice(0, 3)
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  const bar = page.getByRole('toolbar', { name: 'Handlinger for de valgte' })
  await expect(bar).toContainText('3 valgte')
  await bar.getByRole('button', { name: 'Føj til liste' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('3 valgte projekter')
  await dialog.getByRole('button', { name: 'Ny liste' }).click()
  await dialog.getByRole('textbox').fill('Skoler i foråret')
  await dialog.getByRole('textbox').press('Enter')
  await expect(dialog.getByRole('radio', { name: /Skoler i foråret/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Føj til listen' }).click()
  await expect(page.getByRole('alertdialog', { name: '3 emner er nu på »Skoler i foråret«.' })).toBeVisible()
  await expect(bar).toBeHidden()

  const lists = await calls.get<{ id: number; name: string; projects: number[] }[]>('/lists')
  const list = lists.find(({ name }) => name === 'Skoler i foråret')
  expect(list?.projects).toHaveLength(3)

  const rows = page.getByRole('table').getByRole('rowheader')
  for (const name of names.slice(0, 2)) {
    await page.getByRole('checkbox', { name: `Vælg ${name}`, exact: true }).check()
  }
  await bar.getByRole('button', { name: 'Skjul' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Skjul' }).click()
  await expect(page.getByRole('alertdialog', { name: '2 emner er skjult.' })).toBeVisible()
  for (const name of names.slice(0, 2))
    await expect(rows.getByRole('link', { name, exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Fortryd' }).click()
  for (const name of names) await expect(rows.getByRole('link', { name, exact: true })).toBeVisible()

  await page.goto(`/list/${list?.id}`)
  for (const name of names) await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
})
