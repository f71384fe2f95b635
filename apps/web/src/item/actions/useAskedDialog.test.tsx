import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../testing/renderApp'

test.each([
  ['/procurement/91004?add', /Add to a list/],
  ['/procurement/91004?hide', /Hide in searches/],
  ['/company/5120?add', /Add to a list/],
] as const)('[Z06, I01] the link %s of an alert opens its dialog once', async (path, title) => {
  await renderApp(path)
  const dialog = page.getByRole('dialog', { name: title })
  await expect.element(dialog).toBeVisible()
  expect(location.search).toBe('')
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('[Z06, B01] a company cannot be hidden by a link', async () => {
  await renderApp('/company/5120?hide')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => location.search).toBe('')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
