import type { Page } from '@playwright/test'
import { expectAccessible } from '../expectAccessible'
import { enter, expect, test } from '../journey'

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
  ['settings', '/settings'],
  ['help', '/help#page1'],
  ['access expired', '/access-expired'],
  ['missing page', '/nowhere'],
]

async function check(page: Page, [name, path]: Place): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectAccessible(page, name)
}

test.describe.configure({ mode: 'parallel' })

test('[G03] axe finds no violations on public pages, in light and dark mode', async ({ page }) => {
  for (const place of forEverybody) await check(page, place)
})

test('[G03] axe finds no violations on pages for users, in light and dark mode', async ({ page }) => {
  await enter(page, 'paid@demo.test')
  for (const place of forUsers) await check(page, place)
})

test('[G03, V01, W05] axe finds no violations on refused forms, a code, news and a menu, in light and dark mode', async ({
  page,
}) => {
  // Exclude the live announcer from the check, because the live announcer still contains an empty message for
  // a few seconds after a button is removed.
  const checkOpen = (name: string) => expectAccessible(page, name, { without: '[data-live-announcer]' })
  await page.goto('/project/1')
  await page.getByRole('button', { name: 'Log ind' }).click()
  await expect(page.getByRole('region', { name: '2 felter skal rettes' })).toBeFocused()
  await checkOpen('refused login')
  const form = page.getByRole('form', { name: 'Se med uden login' })
  await form.getByLabel('Fulde navn').fill('Ida Lind')
  await form.getByLabel('Din e-mail').fill(`ida-${Date.now()}@lind.dk`)
  await form.getByRole('button', { name: 'Få en kode' }).click()
  await expect(page.getByRole('group', { name: 'Kode' })).toBeVisible()
  await checkOpen('code')
  await enter(page, 'paid@demo.test')
  await page.goto('/help')
  await page.getByRole('button', { name: 'Nyt siden sidst' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible()
  await checkOpen('news')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Kirsten Holm' }).click()
  await expect(page.getByRole('menuitem', { name: 'Log ud' })).toBeVisible()
  await checkOpen('menu of the account')
  await page.keyboard.press('Escape')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Danmark/ })
    .click()
  await expect(page.getByRole('option', { name: 'Norge' })).toBeVisible()
  await checkOpen('choice of the country')
})
