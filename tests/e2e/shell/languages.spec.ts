import { enter, expect, test } from '../journey'

const languages = [
  { name: 'English', tag: 'en', settings: 'Settings', phase: /tenders|procurements/i, million: /m|million/i },
  { name: 'Norsk bokmål', tag: 'nb', settings: 'Innstillinger', phase: /anbud/i, million: /mill\./ },
  { name: 'Svenska', tag: 'sv', settings: 'Inställningar', phase: /upphandlingar/i, million: /mn/ },
  { name: 'Dansk', tag: 'da', settings: 'Indstillinger', phase: /udbud/i, million: /mio\./ },
]

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
