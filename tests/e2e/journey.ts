import { test as base, expect } from '@playwright/test'
import type { Page } from '@playwright/test'

export const password = 'spadestik-demo'

/** Logs a demo account in through the form. */
export async function login(page: Page, username: string): Promise<void> {
  await page.getByLabel('E-mail').fill(username)
  await page.getByRole('textbox', { name: 'Adgangskode', exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log ind' }).click()
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
