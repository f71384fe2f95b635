import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { realData, withoutRealData } from '../../setup/realData'
import { startProduct } from '../../setup/startProduct'
import type { Product } from '../../setup/startProduct'
import { newDemoFolder } from '../demoFolder'
import { expect, login, test } from '../journey'
import { markNewsSeen } from '../markNewsSeen'

const nordic = 'DK,SE,NO,FI,IS'

function runScript(folder: string, name: string, ...args: string[]): string {
  return execFileSync(process.execPath, ['--import', 'tsx', `apps/service/scripts/${name}.ts`, ...args], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
    encoding: 'utf8',
  })
}

/** The data folder of this file, and the app and service that its tests share. */
let folder = ''
let product: Product

async function firstTender(page: Page): Promise<Locator> {
  await page.goto(`${product.address}/search/1?type=procurement&q=fornebu+stations`)
  return page.getByRole('table').getByRole('rowheader').first().getByRole('link')
}

test.describe('real tenders', () => {
  test.describe.configure({ mode: 'serial' })
  test.skip(realData === null, withoutRealData)

  test.beforeAll(async () => {
    if (realData === null) return
    // The three imports take more than a minute on two quiet cores, and several minutes on busy ones.
    test.setTimeout(600_000)
    folder = await newDemoFolder()
    expect(runScript(folder, 'importCriteria', realData.cpv, '--type', 'CPV')).toContain('9454 criteria')
    expect(runScript(folder, 'importTenders', realData.tenders, '--countries', nordic)).toContain('220 added')
    expect(runScript(folder, 'importTenders', realData.tenders, '--countries', nordic)).toContain(
      '220 unchanged',
    )
    product = await startProduct({ DATA_DIR: folder })
    await markNewsSeen(product.address)
  })

  test.afterAll(async () => {
    if (folder === '') return
    // The product is missing if an import has failed.
    await (product as Product | undefined)?.end()
    rmSync(folder, { recursive: true, force: true })
  })

  test.beforeEach(async ({ page }) => {
    await page.goto(`${product.address}/`)
    await login(page, 'paid@demo.test')
  })

  test('[G01, W07] real tenders are found by Danish, Swedish and Norwegian words', async ({ page }) => {
    const found = page.getByRole('table').getByRole('rowheader')
    const wordsByLanguage: readonly [label: string, words: string][] = [
      ['Danish, with and without diacritics', 'anlægsarbejder anlaegsarbejde'],
      ['Swedish, in another form', 'byggnadsarbete'],
      ['Norwegian, by the name of a criterion', 'anleggsarbeider'],
    ]
    for (const [label, words] of wordsByLanguage) {
      for (const word of words.split(' ')) {
        await page.goto(`${product.address}/search/1?type=procurement&q=${word}`)
        await expect(found.first(), `${label}: ${word}`).toBeVisible()
      }
    }
  })

  test('[G01, S08, S10] real tenders are filtered by branches of CPV and by place', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 })
    await page.goto(
      `${product.address}/search/1?type=procurement&deadline=2016-01-01~2022-12-31&order=updated`,
    )
    await page.getByRole('button', { name: /^CPV/ }).click()
    const tree = page.getByRole('tree', { name: 'CPV' })
    await page.getByRole('searchbox', { name: 'Find i CPV' }).fill('bygge- og anlæg')
    const branch = tree.getByRole('treeitem', { level: 1 }).first()
    await branch.click()
    await expect(branch).toHaveAttribute('aria-checked', 'true')
    await expect(page).toHaveURL(/criteria=\d+\.\d+/)
    await expect(heading).toHaveText(/^\d+ udbud$/)
    const part = tree.getByRole('treeitem', { level: 2 }).first()
    await part.click()
    await expect(part).toHaveAccessibleName(/udelukket/)
    await expect(page).toHaveURL(/_\d+\.-\d+/)
    await expect(heading).toHaveText(/^\d+ udbud$/)

    await page.getByRole('button', { name: /^Geografi/ }).click()
    await page
      .getByRole('tree', { name: 'Geografi' })
      .getByRole('treeitem', { name: /^Danmark/ })
      .click()
    await expect(page).toHaveURL(/criteria=\d+\.\d+_/)
    await expect(page.getByRole('region', { name: 'Aktive filtre' }).getByText('Danmark')).toBeVisible()
  })

  test('[G01, Q02] a real tender shows its dates, its winners and who asks for offers', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 })
    const first = await firstTender(page)
    await first.click()
    for (const block of ['Vigtige datoer', 'Vindere', 'Bekendtgørelser']) {
      await expect(page.getByRole('heading', { name: new RegExp(`^${block}`) })).toBeVisible()
    }
    await expect(page.getByText('Oslo kommune v/ Fornebubanen').first()).toBeVisible()
    await page.goBack()
    await expect(heading).toHaveText(/udbud$/)
    const name = (await first.textContent()) ?? ''
    await first.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText('Ordregivende myndighed').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Vigtige datoer' })).toBeVisible()
  })

  test('[G01, Q02] a real tender stays on its list when the service is killed', async ({ page }) => {
    const first = await firstTender(page)
    const name = (await first.textContent()) ?? ''
    await first.click()
    await page.getByRole('complementary').getByRole('button', { name: 'Liste', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Ny liste' }).click()
    await dialog.getByRole('textbox').fill('Virkelige udbud')
    await dialog.getByRole('textbox').press('Enter')
    await expect(dialog.getByRole('radio', { name: /Virkelige udbud/ })).toBeChecked()
    await dialog.getByRole('button', { name: 'Føj til listen' }).click()
    await expect(dialog).toBeHidden()

    await product.end('SIGKILL')
    product = await startProduct({ DATA_DIR: folder })
    await page.goto(`${product.address}/`)
    await page.getByRole('link', { name: 'Virkelige udbud' }).click()
    await expect(page.getByRole('link', { name })).toBeVisible()
  })
})
