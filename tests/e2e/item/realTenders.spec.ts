import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { realData, withoutRealData } from '../../setup/realData'
import { startProduct } from '../../setup/startProduct'
import type { Product } from '../../setup/startProduct'
import { newDemoFolder } from '../demoFolder'
import { expect, login, test } from '../journey'

const nordic = 'DK,SE,NO,FI,IS'

function runScript(folder: string, name: string, ...args: string[]): string {
  return execFileSync(process.execPath, ['--import', 'tsx', `apps/service/scripts/${name}.ts`, ...args], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
    encoding: 'utf8',
  })
}

/**
 * The data folder of the current test, and the app and service that the test starts. They are removed after
 * each test, even if the test fails.
 */
let folder: string | undefined
let product: Product | undefined

test.afterEach(async () => {
  await product?.end()
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
})

test('[G01, S08, S10, Q02, W07] real tenders can be found, opened and put on a list, which is kept when the service is killed', async ({
  page,
}) => {
  test.skip(realData === null, withoutRealData)
  test.setTimeout(240_000)
  if (realData === null) return
  folder = await newDemoFolder()
  expect(runScript(folder, 'importCriteria', realData.cpv, '--type', 'CPV')).toContain('9454 criteria')
  expect(runScript(folder, 'importTenders', realData.tenders, '--countries', nordic)).toContain('220 added')
  expect(runScript(folder, 'importTenders', realData.tenders, '--countries', nordic)).toContain(
    '220 unchanged',
  )

  product = await startProduct({ DATA_DIR: folder })
  await page.goto(`${product.address}/`)
  await login(page, 'paid@demo.test')
  // Close the news, which covers the page after the first login. Wait until the service has marked the news
  // as seen, because otherwise the news would open again on the next page.
  const marked = page.waitForResponse(/setAllSeen/)
  await page.getByRole('dialog', { name: 'Nyt siden sidst' }).getByRole('button', { name: /Luk/ }).click()
  await marked
  const heading = page.getByRole('heading', { level: 1 })
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

  await page.goto(`${product.address}/search/1?type=procurement&deadline=2016-01-01~2022-12-31&order=updated`)
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

  await page.goto(`${product.address}/search/1?type=procurement&q=fornebu+stations`)
  await found.first().getByRole('link').click()
  for (const block of ['Vigtige datoer', 'Vindere', 'Bekendtgørelser']) {
    await expect(page.getByRole('heading', { name: new RegExp(`^${block}`) })).toBeVisible()
  }
  await expect(page.getByText('Oslo kommune v/ Fornebubanen').first()).toBeVisible()
  await page.goBack()
  await expect(heading).toHaveText(/udbud$/)
  const name = (await found.first().getByRole('link').textContent()) ?? ''
  await found.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('Ordregivende myndighed').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Vigtige datoer' })).toBeVisible()

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
