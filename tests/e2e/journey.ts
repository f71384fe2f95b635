import { test as base, expect } from '@playwright/test'
import type { Page } from '@playwright/test'

export const password = 'spadestik-demo'

/** Fills in the login form, and sends it. */
export async function submitLogin(page: Page, username: string, secret: string = password): Promise<void> {
  const form = page.getByRole('form', { name: 'Log ind' })
  await form.getByLabel('E-mail').fill(username)
  await form.getByRole('textbox', { name: 'Adgangskode', exact: true }).fill(secret)
  await form.getByRole('button', { name: 'Log ind' }).click()
}

/** Logs a demo account in through the form, and waits for the dashboard. */
export async function login(page: Page, username: string): Promise<void> {
  await submitLogin(page, username)
  await expect(page.getByRole('heading', { level: 1, name: /^Godt at se dig/ })).toBeVisible()
}

/** A journey in the product that the run has started; what the page complains of fails it. */
export const test = base.extend<{ complaints: string[] }>({
  baseURL: async ({}, use) => {
    await use(process.env['PRODUCT_ADDRESS'] ?? '')
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        // The browser itself reports every answer that is not a success; the journeys judge those.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          complaints.push(message.text())
        }
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
