import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { enter, expect, test } from './journey'

type Place = readonly [name: string, path: string]

const forEverybody: readonly Place[] = [
  ['login', '/'],
  ['login of a project', '/project/1'],
  ['invalid session', '/invalid-session/'],
  ['new password', '/change-password/secret'],
  ['impersonation', '/impersonate/secret'],
  ['prices', '/info/prices'],
]

const forUsers: readonly Place[] = [
  ['dashboard', '/'],
  ['projects', '/search/1?type=project'],
  ['procurements', '/search/1?type=procurement&q=skole'],
  ['companies', '/search/1?type=company'],
  ['project', '/project/1'],
  ['procurement', '/procurement/1'],
  ['company', '/company/1'],
  ['list', '/list/1'],
  ['hidden items', '/blacklist'],
  ['settings', '/settings'],
  ['help', '/help#page1'],
  ['access expired', '/access-expired'],
  ['missing page', '/nowhere'],
]

async function expectNothing(page: Page, [name, path]: Place): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect((await new AxeBuilder({ page }).analyze()).violations, name).toEqual([])
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

    test(`[G03] axe finds nothing on the pages (${colorScheme})`, async ({ page }) => {
      test.slow()
      for (const place of forEverybody) await expectNothing(page, place)
      await enter(page, 'paid@demo.test')
      for (const place of forUsers) await expectNothing(page, place)
    })

    test(`[G03, V01, W05] axe finds nothing on refused forms, a code, news and a menu (${colorScheme})`, async ({
      page,
    }) => {
      const analyze = async (name: string): Promise<void> => {
        // What was said aloud of a button that is gone stays in the announcer for a few seconds without its words.
        const axe = new AxeBuilder({ page }).exclude('[data-live-announcer]')
        expect((await axe.analyze()).violations, name).toEqual([])
      }
      await page.goto('/project/1')
      await page.getByRole('button', { name: 'Log ind' }).click()
      await expect(page.getByRole('region', { name: '2 felter skal rettes' })).toBeFocused()
      await analyze('refused login')
      const form = page.getByRole('form', { name: 'Se med uden login' })
      await form.getByLabel('Fulde navn').fill('Ida Lind')
      await form.getByLabel('Din e-mail').fill(`ida-${Date.now()}@lind.dk`)
      await form.getByRole('button', { name: 'Få en kode' }).click()
      await expect(page.getByRole('group', { name: 'Kode' })).toBeVisible()
      await analyze('code')
      await enter(page, 'paid@demo.test')
      await page.goto('/help')
      await page.getByRole('button', { name: 'Nyt siden sidst' }).click()
      await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible()
      await analyze('news')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Kirsten Holm' }).click()
      await expect(page.getByRole('menuitem', { name: 'Log ud' })).toBeVisible()
      await analyze('menu of the account')
      await page.keyboard.press('Escape')
      await page
        .getByRole('banner')
        .getByRole('button', { name: /Danmark/ })
        .click()
      await expect(page.getByRole('option', { name: 'Norge' })).toBeVisible()
      await analyze('choice of the country')
    })
  })
}
