import type { Page } from '@playwright/test'
import { expect, test } from '../journey'
import { enterQuietly } from '../serviceCalls'
import { resultCount } from './resultCount'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const section = (page: Page, name: string | RegExp) =>
  page.getByRole('complementary').getByRole('button', { name, exact: true })

test.beforeEach(async ({ page }) => {
  await enterQuietly(page, 'paid@demo.test')
})

test.describe('filters', () => {
  test('[S11] roles are chosen by name, and roles of other item types are disabled', async ({ page }) => {
    await page.goto('/search/1?type=project&q=skole')
    await expect(heading(page)).toHaveText(/projekter$/)
    const before = await resultCount(page)
    await section(page, 'Roller').click()
    const roles = page.getByRole('combobox', { name: 'Roller' })
    await roles.click()
    await page.keyboard.type('arkitekt')
    await page
      .getByRole('option', { name: /^arkitekt/i })
      .first()
      .click()
    await expect(page).toHaveURL(/roles=\d+/)
    await expect.poll(() => resultCount(page)).toBeLessThan(before)
    await expect(page.getByRole('region', { name: 'Aktive filtre' }).getByRole('listitem')).toHaveCount(2)
  })

  test('[S14] a company is found from two letters on, chosen by Enter, and never added twice', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname.endsWith('/autocomplete')) asked.push(searchParams.get('term') ?? '')
    })
    await page.goto('/search/1?type=project')
    await section(page, 'Firma').click()
    const company = page.getByRole('combobox', { name: 'Firma' })
    await company.pressSequentially('a')
    await company.pressSequentially('r')
    const option = page.getByRole('option').first()
    await expect(option).toBeVisible()
    expect(asked).not.toContain('a')
    expect(await page.getByRole('option').count()).toBeLessThanOrEqual(5)
    const name = await option.locator('span').first().textContent()
    await company.fill((name ?? '').toUpperCase())
    await expect(option).toContainText(name ?? '')
    await company.press('Enter')
    await expect(page).toHaveURL(/companies=\d+/)
    await expect(page.getByRole('region', { name: 'Aktive filtre' })).toContainText(name ?? '')
    await page.reload()
    await expect(page.getByRole('region', { name: 'Aktive filtre' })).toContainText(name ?? '')
  })

  test('[S12] a building period is chosen in quarters, and companies have no such filter', async ({
    page,
  }) => {
    await page.goto('/search/1?type=project')
    await section(page, 'Byggeperiode').click()
    const year = new Date().getFullYear() + 1
    await page.getByRole('button', { name: /Fra kvartal$/ }).click()
    await page.getByRole('option', { name: `Q2 ${year}` }).click()
    await expect(page).toHaveURL(new RegExp(`building=${year}-04-01%7E|building=${year}-04-01~`))
    await page.getByRole('radio', { name: 'Firmaer', exact: true }).check()
    await expect(section(page, 'Byggeperiode')).toBeDisabled()
    await expect(page).not.toHaveURL(/building=/)
  })

  test('[S13, V03] a measure accepts its bounds in any order, shows a histogram, and includes items without a value on request', async ({
    page,
  }) => {
    await page.goto('/search/1?type=project')
    await section(page, 'Bygningsareal').click()
    await expect(page.getByRole('img', { name: /^Sådan fordeler \d/ })).toBeVisible()
    const from = page.getByRole('textbox', { name: /Fra/ })
    await from.fill('5000')
    await from.press('Enter')
    await expect(page).toHaveURL(/buildingSize=5000%7E|buildingSize=5000~/)
    const to = page.getByRole('textbox', { name: /Til/ })
    await to.fill('1000')
    await to.press('Enter')
    await expect(page).toHaveURL(/buildingSize=1000(~|%7E)5000/)
    await expect(heading(page)).toHaveText(/projekter$/)
    const withUnstated = await resultCount(page)
    await page.getByRole('checkbox', { name: 'Medtag uden angivet areal' }).click({ force: true })
    await expect(page).toHaveURL(/5000(!|%21)/)
    await expect.poll(() => resultCount(page)).toBeLessThan(withUnstated)
  })

  test('[S15] public clients and private clients together are all clients', async ({ page }) => {
    await page.goto('/search/1?type=procurement&q=skole')
    await expect(heading(page)).toHaveText(/udbud$/)
    const both = await resultCount(page)
    await section(page, 'Bygherre').click()
    let sum = 0
    for (const [name, value] of [
      ['Offentlig', 'true'],
      ['Privat', 'false'],
    ] as const) {
      const answered = page.waitForResponse(
        (response) =>
          response.url().includes('/search-items/search/procurements') &&
          (response.request().postData() ?? '').includes(`"isPublic":${value}`),
      )
      await page.getByRole('radio', { name }).check()
      const { count: found } = (await (await answered).json()) as { count: number }
      await expect(page).toHaveURL(new RegExp(`isPublic=${value}`))
      await expect.poll(() => resultCount(page)).toBe(found)
      sum += found
    }
    expect(sum).toBe(both)
  })

  test('[S10] the count beside a criterion is the number of results after including it', async ({ page }) => {
    await page.goto('/search/1?type=procurement&q=skole')
    const row = page
      .getByRole('tree')
      .first()
      .getByRole('treeitem', { name: / [1-9]\d*$/ })
      .first()
    await expect(row).toBeVisible()
    const shownCount = Number(/\d+$/.exec((await row.getAttribute('aria-label')) ?? '')?.[0])
    await row.click()
    await expect(page).toHaveURL(/criteria=/)
    await expect.poll(() => resultCount(page)).toBe(shownCount)
  })

  test('[S08] a postal code is found by its beginning', async ({ page }) => {
    await page.goto('/search/1?type=project')
    await page.getByRole('button', { name: /Normal/ }).click()
    await page.getByRole('option', { name: 'Postnummer' }).click()
    await page.getByLabel('Fritekst').fill('8')
    await page.getByLabel('Fritekst').press('Enter')
    await expect(page).toHaveURL(/q=8&mode=zip|mode=zip/)
    await expect(heading(page)).toHaveText(/[1-9].*projekter$/)
  })
})

test.describe('companies', () => {
  test('[S16] companies and roles load in one growing list, and the count stays that of the first load', async ({
    page,
  }) => {
    await page.goto('/search/1?type=company')
    await page.getByRole('radio', { name: 'Firmaer og roller' }).check()
    await expect(page).toHaveURL(/list=loads/)
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(21)
    await expect(heading(page)).toHaveText(/firmaer$/)
    const firstHeading = await heading(page).textContent()
    await page.getByRole('button', { name: 'Indlæs flere' }).click()
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(41)
    await expect(heading(page)).toHaveText(firstHeading ?? '')
    await page.locator('tbody th button[aria-expanded]').first().click()
    await expect(
      page
        .getByRole('region', { name: /\d roller?$/ })
        .getByRole('link')
        .first(),
    ).toBeVisible()
  })

  test('[S16, K01] without company access no search runs, and the page says what to do', async ({ page }) => {
    await enterQuietly(page, 'projects@demo.test')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/search/1?type=company')
    await expect(page.getByRole('heading', { name: 'Firmaer er ikke en del af dit produkt' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Book en demo' }).first()).toBeVisible()
    expect(asked.filter((path) => path.endsWith('/search/companies'))).toEqual([])
  })

  test('[S01, S09] a basic product starts with tenders and offers its own project phases', async ({
    page,
  }) => {
    await enterQuietly(page, 'basic@demo.test')
    await page.goto('/search/0')
    await expect(page).toHaveURL(/type=procurement/)
    await page.goto('/search/1?type=project')
    await section(page, 'Fase').click()
    const boxes = page.getByRole('group', { name: 'Fase' }).getByRole('checkbox')
    await expect(boxes.first()).toBeVisible()
    const states = await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).disabled))
    expect(states.filter((isDisabled) => !isDisabled)).toHaveLength(2)
  })
})
