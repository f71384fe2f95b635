import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer } from '../../testing/answer'
import { renderApp } from '../../testing/renderApp'
import { user, worker } from '../../testing/worker'

describe('a subscription that has ended', () => {
  test('[D01] is named on the dashboard with its last day, and with a way to ask for a new one', async () => {
    const ended = {
      ...user,
      product: null,
      endedProduct: { name: 'Spadestik Komplet', ended: '2026-11-30T23:00:00Z' },
    }
    worker.use(answer('getCurrentUser', ended))
    await renderApp('/', { user: ended })
    await expect
      .element(page.getByText('Your subscription Spadestik Komplet ended on 30.11.2026'))
      .toBeVisible()
    await page.getByRole('link', { name: 'Ask for a subscription' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  })

  test('[D01] is not mentioned while a product runs', async () => {
    await renderApp('/')
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(page.getByText(/Your subscription .* ended/)).not.toBeInTheDocument()
  })
})
