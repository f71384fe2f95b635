import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './journey'
import { enterQuietly } from './serviceCalls'

/** The dialogs that may be open: behind them the page is out of reach, and was judged before. */
const dialogs = '[role=dialog], [role=alertdialog]'

async function isClean(page: Page, name: string): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations, name).toEqual([])
}

async function isDialogClean(page: Page, name: string): Promise<void> {
  expect((await new AxeBuilder({ page }).include(dialogs).analyze()).violations, name).toEqual([])
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

    test(`[G03, M01] axe finds nothing on item pages and their open dialogs (${colorScheme})`, async ({
      page,
    }) => {
      test.setTimeout(120_000)
      const calls = await enterQuietly(page, 'paid@demo.test')
      const tender = await calls.find(
        'procurement',
        ({ winners, announcements }) =>
          (winners?.length ?? 0) > 0 && (announcements ?? []).some(({ type }) => type === 'correction'),
      )
      const project = await calls.find('project', ({ files }) => files.some(({ image }) => image))
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
      /** Opens a dialog, judges it, and closes it; in dark the stories of the dialogs are judged. */
      async function judge(name: string, open: () => Promise<void>): Promise<void> {
        if (colorScheme === 'dark') return
        await open()
        await expect(dialog.first()).toBeVisible()
        await isDialogClean(page, name)
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
      }
      const press = (name: string) => () => page.getByRole('button', { name, exact: true }).first().click()
      const choose = (menu: RegExp, line: string) => async () => {
        await page.getByRole('button', { name: menu }).first().click()
        await page.getByRole('menuitem', { name: line }).click()
      }

      await page.goto(`/procurement/${tender.id}`)
      await expect(page.getByRole('heading', { level: 1, name: tender.name })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await isClean(page, 'procurement')
      await judge('list', press('Liste'))
      await judge('hide', press('Skjul'))
      await judge('note', press('Skriv en note'))
      await judge('role', choose(/^Handlinger for (?!noten)/, 'Om rollen'))
      await judge('announcement', () => page.locator('#announcements').getByRole('link').first().click())

      await page.goto(`/project/${project.id}`)
      await expect(page.getByRole('heading', { level: 1, name: project.name })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await isClean(page, 'project')
      const image = project.files.find((file) => file.image)
      await judge('image', () =>
        page
          .getByRole('button', { name: new RegExp(image?.name ?? '') })
          .first()
          .click(),
      )

      await page.goto('/blacklist')
      await expect(page.getByRole('button', { name: /^Vis igen:/ }).first()).toBeVisible()
      await isClean(page, 'hidden items')
      await judge('cleanup', () => page.getByRole('button', { name: /^Ryd op/ }).click())
      await judge('unhide', () =>
        page
          .getByRole('button', { name: /^Vis igen:/ })
          .first()
          .click(),
      )

      await page.goto('/list/1')
      await expect(page.getByRole('main').getByRole('table').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      await isClean(page, 'list')
      await judge('list settings', () =>
        page.getByRole('main').getByRole('button', { name: 'Indstillinger', exact: true }).click(),
      )

      await page.goto('/company/1')
      await expect(page.getByRole('button', { name: /^Spørg om/ }).first()).toBeVisible()
      await isClean(page, 'company')
      await judge('contact', () =>
        page
          .getByRole('button', { name: /^Spørg om/ })
          .first()
          .click(),
      )

      await page.addInitScript(() => {
        window.print = () => {}
      })
      for (const path of [`/print-procurement/${tender.id}`, `/print-project/${project.id}`]) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await isClean(page, path)
      }
    })
  })
}

test('[K01, M07, G03] axe finds nothing on the open paywall', async ({ page }) => {
  await enterQuietly(page, 'none@demo.test')
  await page.goto('/procurement/1')
  await page.getByRole('complementary').getByRole('button', { name: 'Liste' }).click()
  await expect(page.getByRole('dialog', { name: 'Det kræver et abonnement' })).toBeVisible()
  await isDialogClean(page, 'paywall')
})
