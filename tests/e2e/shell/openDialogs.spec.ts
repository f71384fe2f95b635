import type { Page } from '@playwright/test'
import { expectAccessible } from '../expectAccessible'
import { expect, leftDialogs, test } from '../journey'
import { enterQuietly } from '../serviceCalls'

const dialogs = '[role=dialog], [role=alertdialog]'

async function checkPage(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expectAccessible(page, name)
}

async function checkDialog(page: Page, name: string, open: () => Promise<void>): Promise<void> {
  await open()
  await expect(page.locator(dialogs).first()).toBeVisible()
  await expectAccessible(page, name, { only: dialogs })
  await page.keyboard.press('Escape')
  await expect(page.locator(dialogs)).toHaveCount(0)
  // Going back must not move the focus either.
  await leftDialogs(page)
  await expect(page.locator('body')).not.toBeFocused()
}

test.describe.configure({ mode: 'parallel' })

test('[G03, M01] axe finds no violations on a procurement and its dialogs, in light and dark mode', async ({
  page,
}) => {
  const calls = await enterQuietly(page, 'paid@demo.test')
  const { id, name } = await calls.find(
    'procurement',
    ({ winners, announcements }) =>
      (winners?.length ?? 0) > 0 && (announcements ?? []).some(({ type }) => type === 'correction'),
  )
  const press = (button: string) => () =>
    page.getByRole('button', { name: button, exact: true }).first().click()
  await page.goto(`/procurement/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await checkPage(page, 'procurement')
  await checkDialog(page, 'list', press('Liste'))
  await checkDialog(page, 'hide', press('Skjul'))
  await checkDialog(page, 'note', press('Skriv en note'))
  await checkDialog(page, 'role', async () => {
    await page
      .getByRole('button', { name: /^Handlinger for (?!noten)/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Om rollen' }).click()
  })
  await checkDialog(page, 'announcement', () =>
    page.locator('#announcements').getByRole('button').first().click(),
  )
  await page.addInitScript(() => Object.assign(globalThis, { print: () => {} }))
  await page.goto(`/print-procurement/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await checkPage(page, 'printed procurement')
})

test('[G03, M01] axe finds no violations on a project and its enlarged image, in light and dark mode', async ({
  page,
}) => {
  const calls = await enterQuietly(page, 'paid@demo.test')
  const { id, name, files } = await calls.find('project', (project) =>
    project.files.some(({ image }) => image),
  )
  await page.goto(`/project/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await checkPage(page, 'project')
  const image = files.find((file) => file.image)
  await checkDialog(page, 'image', () =>
    page
      .getByRole('button', { name: new RegExp(image?.name ?? '') })
      .first()
      .click(),
  )
  await page.addInitScript(() => Object.assign(globalThis, { print: () => {} }))
  await page.goto(`/print-project/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await checkPage(page, 'printed project')
})

test('[G03, M01] axe finds no violations on hidden items, a list, a company and their dialogs, in light and dark mode', async ({
  page,
}) => {
  await enterQuietly(page, 'paid@demo.test')
  await page.goto('/blacklist')
  const unhide = page.getByRole('button', { name: /^Vis igen:/ }).first()
  await expect(unhide).toBeVisible()
  await checkPage(page, 'hidden items')
  await checkDialog(page, 'cleanup', () => page.getByRole('button', { name: /^Ryd op/ }).click())
  await checkDialog(page, 'unhide', () => unhide.click())

  await page.goto('/list/1')
  await expect(page.getByRole('main').getByRole('table').first()).toBeVisible()
  await checkPage(page, 'list')
  await checkDialog(page, 'list settings', () =>
    page.getByRole('main').getByRole('button', { name: 'Indstillinger', exact: true }).click(),
  )

  await page.goto('/company/1')
  const ask = page.getByRole('button', { name: /^Spørg om/ }).first()
  await expect(ask).toBeVisible()
  await checkPage(page, 'company')
  await checkDialog(page, 'contact', () => ask.click())
})

test('[G03, M01] axe finds no violations on the dialogs of keys, webhooks and exports, in light and dark mode', async ({
  page,
}) => {
  await enterQuietly(page, 'paid@demo.test')
  await page.goto('/settings')
  const press = (button: string) => () => page.getByRole('button', { name: button, exact: true }).click()
  await checkDialog(page, 'key', press('Opret en nøgle'))
  await checkDialog(page, 'webhook', press('Opret en webhook'))
  await checkDialog(page, 'change of subscription', press('Bed om en ændring'))
  await checkDialog(page, 'erasure', press('Slet min konto'))
  await page.goto('/search/1?type=procurement')
  await checkDialog(page, 'export', press('Eksportér'))
})

test('[G03, M01] axe finds no violations on the screens and dialogs of administrators, in light and dark mode', async ({
  page,
}) => {
  await enterQuietly(page, 'admin@demo.test')
  await page.goto('/admin')
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveCount(7)
  for (const tab of await tabs.all()) {
    await tab.click()
    await checkPage(page, `administration, ${(await tab.textContent()) ?? ''}`)
  }
  await tabs.first().click()
  await checkDialog(page, 'company', () =>
    page.getByRole('button', { name: 'Opret en virksomhed', exact: true }).click(),
  )
})

test('[K01, M07, G03] axe finds no violations on the paywall, in light and dark mode', async ({ page }) => {
  await enterQuietly(page, 'none@demo.test')
  await page.goto('/procurement/1')
  await checkDialog(page, 'paywall', async () => {
    await page.getByRole('complementary').getByRole('button', { name: 'Liste' }).click()
    await expect(page.getByRole('dialog', { name: 'Det kræver et abonnement' })).toBeVisible()
  })
})
