import { enter, expect, test } from '../journey'

test('[M04, W07, T01] the main task: find a tender, open it, put it on a new list, and find it there', async ({
  page,
}) => {
  await enter(page, 'paid@demo.test')
  await page.goto('/search/1?type=procurement&q=renovering')
  const first = page.getByRole('table').getByRole('rowheader').first().getByRole('link')
  const name = (await first.textContent()) ?? ''
  await first.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Faser' })).toBeVisible()

  await page.getByRole('complementary').getByRole('button', { name: 'Liste', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Ny liste' }).click()
  await dialog.getByRole('textbox').fill('Broer i efteråret')
  await dialog.getByRole('textbox').press('Enter')
  await expect(dialog.getByRole('radio', { name: /Broer i efteråret/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Føj til listen' }).click()
  await expect(dialog).toBeHidden()

  await page.goto('/')
  await page.getByRole('link', { name: 'Broer i efteråret' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Broer i efteråret/ })).toBeVisible()
  await expect(page.getByRole('link', { name })).toBeVisible()
})

test('[M01] Escape and the backdrop close the dialog and restore the focus', async ({ page }) => {
  await enter(page, 'paid@demo.test')
  await page.goto('/search/1?type=procurement')
  const star = page.getByRole('table').getByRole('button', { name: /liste/i }).first()
  await star.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(star).toBeFocused()
  await star.click()
  await page.mouse.click(5, 5)
  await expect(page.getByRole('dialog')).toBeHidden()
})
