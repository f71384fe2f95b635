import type { Page } from '@playwright/test'
import { expect, test } from '../journey'
import { enterQuietly } from '../serviceCalls'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const panel = (page: Page) => page.getByRole('complementary', { name: 'Filtre' })
const searches = '**/api/search-items/search/*?*'

test.beforeEach(async ({ page }) => {
  await enterQuietly(page, 'paid@demo.test')
})

test.describe('a blank search', () => {
  test('[S07, D01] a new agent starts without filters, whatever the last search was', async ({ page }) => {
    await page.goto('/search/1?type=procurement&q=skole')
    await expect(heading(page)).toHaveText(/\d udbud/)
    await page.goto('/')
    await page.getByRole('link', { name: 'Ny agent' }).click()
    await expect(page).toHaveURL(/\/search\/1(\?type=project)?$/)
    await expect(panel(page).getByText('Ingen filtre er valgt.')).toBeVisible()
  })

  test('[S07] a reset removes the agent, and changes before the reset can be undone', async ({ page }) => {
    await page.goto('/')
    const agent = page
      .getByRole('table', { name: 'Agenter' })
      .getByRole('rowheader')
      .first()
      .getByRole('link')
    const name = (await agent.textContent()) ?? ''
    await agent.click()
    await expect(heading(page)).toContainText(`i agenten ${name}`)
    const saved = page.url()
    await expect(panel(page).getByRole('button', { name: 'Fortryd ændringer' })).toHaveCount(0)
    await page.getByLabel('Fritekst').fill('kajkant')
    await page.getByLabel('Fritekst').press('Enter')
    await panel(page).getByRole('button', { name: 'Fortryd ændringer' }).click()
    await expect(page).toHaveURL(saved)
    await panel(page).getByRole('button', { name: 'Nulstil' }).click()
    await expect(page).not.toHaveURL(/agent=|q=|criteria=/)
    await expect(panel(page).getByText('Ingen filtre er valgt.')).toBeVisible()
    await expect(panel(page).getByRole('button', { name: 'Nulstil' })).toHaveCount(0)
    await expect(panel(page).getByRole('heading', { name: /^Aktive filtre/ })).toBeFocused()
  })
})

test.describe('a failed search', () => {
  test('[Z03] shows no count of another search, is announced, and is retried when the connection is back', async ({
    page,
  }) => {
    await page.goto('/search/1?type=project')
    await expect(heading(page)).toHaveText(/\d.* projekter$/)
    await page.route(searches, (route) => route.abort())
    await page.getByLabel('Fritekst').fill('skole')
    await page.getByLabel('Fritekst').press('Enter')
    await expect(page.getByRole('alert')).toContainText('Ingen forbindelse')
    await expect(heading(page)).toHaveText('Projekter')
    await expect(page.getByRole('navigation', { name: /Sider/ })).toHaveCount(0)
    await expect(panel(page).getByText(/\d.* projekter$/)).toHaveCount(0)
    await page.unroute(searches)
    await expect(heading(page)).toHaveText(/\d.* projekter$/)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('[S05, S17] a page after the last one redirects to the last page, which page 0 then resumes', async ({
    page,
  }) => {
    await page.goto('/search/9999?type=procurement&q=skole')
    await expect(page).toHaveURL(/\/search\/[1-9]\d?\?type=procurement&q=skole$/)
    await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible()
    const last = page.url()
    await page.goto('/search/0')
    await expect(page).toHaveURL(last)
  })
})

test.describe('the panel of filters', () => {
  test('[S07, S21] the panel scrolls separately from the results, and its count stays visible', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/search/1?type=procurement&q=skole')
    const counted = panel(page).getByText(/^\d+ udbud$/)
    await expect(counted).toBeInViewport()
    const sum = panel(page).getByRole('button', { name: 'Anslået sum' })
    await sum.scrollIntoViewIfNeeded()
    await sum.click()
    await panel(page).getByRole('textbox', { name: 'Fra' }).fill('100')
    await panel(page).getByRole('textbox', { name: 'Fra' }).press('Enter')
    await expect(page).toHaveURL(/budget=/)
    await expect(counted).toBeInViewport()
    await expect(heading(page)).toBeInViewport()
    await expect(page.getByRole('table').getByRole('rowheader').first()).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('[S10] the order of filters and their open state are stored for the user', async ({ page }) => {
    await page.goto('/search/1?type=project')
    const groups = panel(page).getByRole('heading', { level: 3 }).getByRole('button')
    await expect(groups.first()).toHaveAccessibleName('Fase')
    await groups.first().click()
    await panel(page).getByRole('button', { name: 'Arrangér filtre' }).click()
    const down = panel(page).getByRole('button', { name: 'Flyt Fase ned' })
    await down.click()
    await expect(panel(page).getByText('Fase er nummer 3 af')).toBeAttached()
    await expect(down).toBeFocused()
    await panel(page).getByRole('button', { name: 'Færdig' }).click()
    await expect(panel(page).getByRole('button', { name: 'Arrangér filtre' })).toBeFocused()
    await page.reload()
    await expect(groups.nth(1)).toHaveAccessibleName('Fase')
    await expect(groups.nth(1)).toHaveAttribute('aria-expanded', 'true')
    await enterQuietly(page, 'colleague@demo.test')
    await page.goto('/search/1?type=project')
    await expect(groups.first()).toHaveAccessibleName('Fase')
  })

  test('[S10] marking a branch reports that a mark below it is replaced, and can be undone', async ({
    page,
  }) => {
    await page.goto('/search/1?type=procurement')
    const tree = page.getByRole('tree', { name: 'Projekttype' })
    const branch = tree.getByRole('treeitem').first()
    await branch.focus()
    await branch.press('ArrowRight')
    const leaf = tree.getByRole('treeitem', { level: 2 }).first()
    await leaf.click()
    await leaf.click()
    await expect(leaf).toHaveAttribute('aria-checked', 'false')
    await expect(page).toHaveURL(/criteria=\d+\.-\d+/)
    const before = page.url()
    await branch.click()
    await expect(leaf).toHaveAttribute('aria-checked', 'true')
    const message = page.getByRole('status').filter({ hasText: 'gælder nu for hele grenen' })
    await expect(message).toBeVisible()
    await page.getByRole('button', { name: 'Fortryd', exact: true }).click()
    await expect(page).toHaveURL(before)
    await expect(leaf).toHaveAccessibleName(/udelukket/)
  })

  test('[S10] the count beside a criterion stays while another criterion of its tree is excluded', async ({
    page,
  }) => {
    await page.goto('/search/1?type=procurement&q=renovering')
    const group = panel(page).getByRole('button', { name: /^Materiale/ })
    await group.click()
    const tree = page.getByRole('tree', { name: /^Materiale/ })
    const counted = tree.getByRole('treeitem', { level: 1, name: / [1-9]\d*$/ })
    const name = async () => (await counted.nth(1).getAttribute('aria-label')) ?? ''
    await expect(counted.nth(1)).toBeVisible()
    const before = await name()
    await counted.first().click()
    await tree.locator('[role=treeitem][aria-checked=true]').click()
    await expect(page).toHaveURL(/criteria=\d+\.-\d+/)
    const other = tree.getByRole('treeitem', { name: new RegExp(`^${before.replace(/ \d+$/, '')} `) })
    await expect(other).not.toHaveAccessibleName(before)
    await expect(other).toHaveAccessibleName(/ \d+$/)
    const shownCount = Number(/ (\d+)$/.exec((await other.getAttribute('aria-label')) ?? '')?.[1])
    await other.click()
    await expect(heading(page)).toHaveText(`${shownCount} udbud`)
  })

  test('[S13] a chip says that items without a value are excluded', async ({ page }) => {
    await page.goto('/search/1?type=project&budget=1000000~500000000!')
    await expect(panel(page).getByRole('listitem').first()).toContainText('kun oplyst')
  })

  test('[S08] a postal code without results gets separate advice', async ({ page }) => {
    await page.goto('/search/1?type=project&q=99999&mode=zip')
    await expect(page.getByText(/Tjek postnummeret/)).toBeVisible()
  })

  test('[S03] the order of companies is shown', async ({ page }) => {
    await page.goto('/search/1?type=company')
    await expect(page.getByRole('button', { name: /^Opdateret/ })).toBeDisabled()
    await page.getByLabel('Fritekst').fill('kommune')
    await page.getByLabel('Fritekst').press('Enter')
    await expect(page.getByRole('button', { name: /^Bedste match/ })).toBeDisabled()
  })

  test('[S14] a company is found by any word of its name, and a chosen one is marked', async ({ page }) => {
    await page.goto('/search/1?type=project')
    await panel(page).getByRole('button', { name: 'Firma', exact: true }).click()
    const company = page.getByRole('combobox', { name: 'Firma' })
    await company.pressSequentially('kommune')
    const option = page.getByRole('option').first()
    await expect(option).toContainText(/\S+ kommune/i)
    const name = (await option.locator('span').first().textContent()) ?? ''
    await option.click()
    await expect(page).toHaveURL(/companies=\d+/)
    await company.fill(name)
    await expect(page.getByText(`“${name}” er allerede valgt.`)).toBeVisible()
  })

  test('[S12] the list of quarters opens near the current quarter', async ({ page }) => {
    await page.goto('/search/1?type=project')
    await panel(page).getByRole('button', { name: 'Byggeperiode', exact: true }).click()
    await page.getByRole('button', { name: /Fra kvartal$/ }).click()
    await expect(page.getByRole('option', { name: `Q1 ${new Date().getFullYear()}` })).toBeInViewport()
    await expect(page.getByRole('option', { name: 'Q1 2017' })).not.toBeInViewport()
  })
})

test.describe('rows', () => {
  for (const width of [1280, 1440]) {
    test(`[S20] at ${width} px names have the widest column, rows have two lines, and fourteen rows are in view`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/search/1?type=project&order=updated')
      await expect(page.getByRole('table').getByRole('row')).toHaveCount(21)
      const widths = await page
        .getByRole('columnheader')
        .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().width))
      expect(Math.max(...widths)).toBe(widths[0])
      const seen = await page
        .locator('tbody tr')
        .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length)
      expect(seen).toBeGreaterThanOrEqual(14)
      await page.getByRole('radio', { name: 'Kompakt tabel' }).check()
      const tallest = () =>
        page
          .locator('tbody tr')
          .evaluateAll((rows) => Math.max(...rows.map((row) => row.getBoundingClientRect().height)))
      await expect.poll(tallest).toBeLessThan(36)
    })
  }

  test('[S20, I01] the actions of a row show on hover and on focus', async ({ page }) => {
    await page.goto('/search/1?type=project&order=updated')
    const bars = page.getByRole('toolbar')
    const seen = (place: number) =>
      bars.nth(place).evaluate((bar) => bar.checkVisibility({ opacityProperty: true }))
    await expect(bars.first()).toBeAttached()
    expect(await seen(0)).toBe(false)
    await page.getByRole('rowheader').first().hover()
    expect(await seen(0)).toBe(true)
    expect(await seen(1)).toBe(false)
    await bars.nth(1).getByRole('button').first().focus()
    expect(await seen(1)).toBe(true)
  })

  test('[S20] the criterion types of a page are fetched once and only revalidated afterwards', async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const types = new Set<string>()
    const statuses = new Map<string, number>()
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url.includes('/criterion-types')) types.add(requestId)
    })
    // Store each status by the id of its request, because a status can arrive before the request.
    session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
      statuses.set(requestId, statusCode)
    })
    await page.goto('/search/1?type=project')
    await expect(page.getByRole('treeitem').first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('treeitem').first()).toBeVisible()
    await expect.poll(() => [...types].map((id) => statuses.get(id))).toEqual([200, 304])
  })
})
