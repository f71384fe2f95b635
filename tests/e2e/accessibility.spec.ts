import AxeBuilder from '@axe-core/playwright'
import { expect, login, test } from './journey'

const pages: readonly [name: string, path: string][] = [
  ['dashboard', '/'],
  ['projects', '/search/1?type=project'],
  ['procurements', '/search/1?type=procurement&q=skole'],
  ['companies', '/search/1?type=company'],
  ['project', '/project/1'],
  ['procurement', '/procurement/1'],
  ['company', '/company/1'],
  ['missing page', '/nowhere'],
]

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

    test(`[G03] axe finds nothing on the pages (${colorScheme})`, async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect((await new AxeBuilder({ page }).analyze()).violations, 'login').toEqual([])
      await login(page, 'paid@demo.test')
      for (const [name, path] of pages) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect((await new AxeBuilder({ page }).analyze()).violations, name).toEqual([])
      }
    })
  })
}
