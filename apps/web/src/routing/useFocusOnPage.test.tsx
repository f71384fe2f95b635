import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '../../testing/renderApp'

test('[L01, G03] navigation moves the focus to the content of the new page, not to its header', async () => {
  await renderApp('/help')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(document.activeElement).toBe(document.body)
  await page.getByRole('banner').getByRole('link', { name: 'Hidden items' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hidden items' })).toBeVisible()
  await expect.element(page.getByRole('main', { name: 'Hidden items' })).toHaveFocus()
  await userEvent.tab()
  expect(page.getByRole('main').element().contains(document.activeElement)).toBe(true)
})
