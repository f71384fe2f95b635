import { expect, login, test } from './journey'

test('[S21] on a phone filters are a drawer, results are cards, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.goto('/')
  await login(page, 'paid@demo.test')
  await page.goto('/search/1?type=procurement')
  await expect(page.getByRole('article').first()).toBeVisible()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)

  await page.getByRole('button', { name: /^Filtre/ }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('treeitem').first().click()
  await expect(page).toHaveURL(/c=\d+\.\d+/)
  await drawer.getByRole('button', { name: /^Vis/ }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filtre · 1' })).toBeVisible()
})
