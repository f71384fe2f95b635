import type { Page } from '@playwright/test'
import { danish, enter, expect, password, submitLogin, test } from '../journey'
import { productAddress } from '../productAddress'

const languages = [
  { name: 'English', tag: 'en', settings: 'Settings', phase: /tenders|procurements/i, million: /m|million/i },
  { name: 'Norsk bokmål', tag: 'nb', settings: 'Innstillinger', phase: /anbud/i, million: /mill\./ },
  { name: 'Svenska', tag: 'sv', settings: 'Inställningar', phase: /upphandlingar/i, million: /mn/ },
  { name: 'Dansk', tag: 'da', settings: 'Indstillinger', phase: /udbud/i, million: /mio\./ },
]

async function tokenInCookie(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'session')?.value ?? ''
}

test.describe('the languages', () => {
  test('[F01, Z05] each language is chosen by its own name, in order, and remembered for the next visit', async ({
    page,
  }) => {
    await enter(page, 'paid@demo.test')
    await page.goto('/settings')
    for (const { name, tag, settings, phase, million } of languages) {
      const picker = page.getByRole('contentinfo').getByRole('button')
      await picker.click()
      await expect(page.getByRole('option')).toHaveText(['Dansk', 'English', 'Norsk bokmål', 'Svenska'])
      const restarted = page.waitForEvent('load')
      await page.getByRole('option', { name }).click()
      await restarted
      await expect(page.getByRole('heading', { level: 1, name: settings })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', tag)

      await page.goto('/search/1?type=procurement')
      await expect(page.getByRole('heading', { level: 1, name: phase })).toBeVisible()
      const table = page.getByRole('table')
      await expect(
        table
          .getByText(/^\d{2}\.\d{2}\.\d{4}$/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible()
      await expect(table.getByText(million).filter({ visible: true }).first()).toBeVisible()
      await page.goto('/settings')
      await expect(page.getByRole('heading', { level: 1, name: settings })).toBeVisible()
    }
  })

  test('[U01, F01] a language picked before or after a login is that of the person, in every browser', async ({
    page,
    browser,
  }) => {
    const stored = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` }
      const answer = await page.request.get(`/api/pa-users?${danish}`, { headers })
      return ((await answer.json()) as { languageId: number }).languageId
    }
    const pick = async (name: string) => {
      await page.getByRole('contentinfo').getByRole('button').click()
      const restarted = page.waitForEvent('load')
      await page.getByRole('option', { name }).click()
      await restarted
    }
    await page.goto('/')
    await pick('English')
    const form = page.getByRole('form', { name: 'Log in' })
    await form.getByLabel('E-mail').fill('projects@demo.test')
    await form.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
    await form.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Good to see you/ })).toBeVisible()
    expect(await stored(await tokenInCookie(page))).toBe(1)
    await pick('Svenska')
    expect(await stored(await tokenInCookie(page))).toBe(4)

    // Another browser, which knows nothing of the choice, on the Danish site.
    const other = await browser.newPage({ baseURL: productAddress() })
    await other.goto('/settings')
    await submitLogin(other, 'projects@demo.test')
    await expect(other.getByRole('heading', { level: 1, name: 'Inställningar' })).toBeVisible()
    expect(await stored(await tokenInCookie(other))).toBe(4)
    await other.close()
  })

  test('[Z05] only the texts of the current language are loaded', async ({ page }) => {
    const catalogs: string[] = []
    page.on('request', (request) => {
      const [, tag] = /assets\/(da|en|nb|sv)-[^/]+\.json/.exec(request.url()) ?? []
      if (tag !== undefined) catalogs.push(tag)
    })
    await page.goto('/?domain=se')
    await expect(page.getByRole('heading', { level: 1, name: 'Logga in' })).toBeVisible()
    expect(new Set(catalogs)).toEqual(new Set(['sv']))
  })
})
