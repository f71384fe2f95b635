import { enter, expect, test } from '../journey'
import { resultCount } from './resultCount'

test.beforeEach(async ({ page }) => {
  await enter(page, 'paid@demo.test')
})

test.describe('searching', () => {
  test('[S01, S02, R02] starts with projects for a paying user, and the address contains the search', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Søg' }).first().click()
    await expect(page).toHaveURL(/\/search\/1\?type=project$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/projekter$/)
    await expect(page.getByRole('table', { name: 'Projekter' }).getByRole('row')).toHaveCount(21)
  })

  test('[S08] Enter searches for a word at once, finds all its forms, and highlights matches', async ({
    page,
  }) => {
    await page.goto('/search/1?type=procurement')
    await page.getByLabel('Fritekst').fill('  renoveringer ')
    await page.getByLabel('Fritekst').press('Enter')
    await expect(page).toHaveURL(/q=renoveringer/)
    await expect(
      page
        .getByRole('table')
        .getByRole('link', { name: /renovering/i })
        .first(),
    ).toBeVisible()
  })

  test('[S10] a branch is included and a part of it excluded, and the address restores both', async ({
    page,
  }) => {
    await page.goto('/search/1?type=procurement')
    const results = page.getByRole('heading', { level: 1 })
    await expect(results).toHaveText('1.000+ udbud')
    const tree = page.getByRole('tree', { name: 'Projekttype' })
    await tree.getByRole('treeitem').first().click()
    await expect(page).toHaveURL(/criteria=\d+\.\d+/)
    await expect(tree.getByRole('treeitem').first()).toHaveAttribute('aria-checked', 'true')
    await expect(results).not.toHaveText(/^1\.000\+/)
    const whole = await resultCount(page)
    expect(whole).toBeGreaterThan(0)

    await tree.getByRole('treeitem').first().press('ArrowRight')
    const part = tree.getByRole('treeitem', { level: 2 }).first()
    await part.click()
    await expect(part).toHaveAttribute('aria-checked', 'false')
    await expect(part).toHaveAccessibleName(/udelukket/)
    await expect(tree.getByRole('treeitem').first()).toHaveAttribute('aria-checked', 'mixed')
    await expect(page).toHaveURL(/_\d+\.-\d+/)
    await expect.poll(() => resultCount(page)).toBeLessThan(whole)
    const narrowed = await resultCount(page)

    await page.reload()
    expect(await resultCount(page)).toBe(narrowed)
    await expect(
      page.getByRole('tree', { name: 'Projekttype' }).getByRole('treeitem').first(),
    ).toHaveAttribute('aria-checked', 'mixed')
    await page.goBack()
    await expect.poll(() => resultCount(page)).toBe(whole)
  })

  test('[S07] every active filter is a chip that can be removed, and all can be reset', async ({ page }) => {
    await page.goto('/search/1?type=procurement&q=skole&budget=1000000~500000000&isPublic=true')
    const chips = page
      .getByRole('region', { name: /Aktive filtre/ })
      .or(page.getByRole('list', { name: /Aktive filtre/ }))
    await expect(chips.first()).toContainText('skole')
    await page.getByRole('button', { name: /Fjern.*skole/ }).click()
    await expect(page).not.toHaveURL(/q=skole/)
    await page.getByRole('button', { name: 'Nulstil' }).click()
    await expect(page).toHaveURL(/\/search\/1\?type=procurement$/)
  })

  test('[S05, S06] the address contains the page, and a new order returns to the first page', async ({
    page,
  }) => {
    await page.goto('/search/1?type=procurement')
    const pages = page.getByRole('navigation', { name: /Sider|sider/ })
    await pages.getByRole('link', { name: /2/ }).first().click()
    await expect(page).toHaveURL(/\/search\/2\?/)
    await expect(pages.locator('[aria-current=page]')).toHaveText('2')
    await page.getByRole('button', { name: /Bedste match/ }).click()
    await page.getByRole('option', { name: 'Kontraktsum' }).click()
    await expect(page).toHaveURL(/\/search\/1\?type=procurement&order=budget$/)
    await page.getByRole('button', { name: 'Faldende' }).click()
    await expect(page).toHaveURL(/dir=asc/)
    await expect(page.getByRole('button', { name: 'Stigende' })).toBeVisible()
  })

  test('[S03] best match cannot be reversed, and companies have no choice of order', async ({ page }) => {
    await page.goto('/search/1?type=procurement')
    await expect(page.getByRole('button', { name: 'Faldende' })).toBeDisabled()
    await page.getByRole('radio', { name: 'Firmaer' }).check()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/firmaer$/)
    await expect(page.getByRole('button', { name: /^Opdateret/ })).toBeDisabled()
  })

  test('[S03] tenders are sorted by their next deadline, the soonest first', async ({ page }) => {
    await page.goto('/search/1?type=procurement')
    await page.getByRole('button', { name: /Bedste match/ }).click()
    await page.getByRole('option', { name: 'Nærmeste frist' }).click()
    await expect(page).toHaveURL(/\/search\/1\?type=procurement&order=deadline$/)
    await expect(page.getByRole('button', { name: 'Faldende' })).toBeDisabled()
    const deadlines = page.getByRole('cell', { name: /^\d{2}\.\d{2}\.\d{4} · / })
    // The old results stay until the new ones arrive, so repeat the check.
    await expect(async () => {
      const days = (await deadlines.allTextContents()).map((text) =>
        text.slice(0, 10).split('.').toReversed().join('-'),
      )
      expect(days.length).toBeGreaterThan(0)
      expect(days).toEqual(days.toSorted())
    }).toPass()
  })

  test('[S17, R02] page 0 resumes the last search', async ({ page }) => {
    await page.goto('/search/2?type=procurement&order=updated')
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(21)
    await page.goto('/search/0')
    await expect(page).toHaveURL(/\/search\/2\?type=procurement&order=updated$/)
  })

  test('[S04] cards show the same results as the table', async ({ page }) => {
    await page.goto('/search/1?type=procurement&order=updated')
    const first = await page.getByRole('table').getByRole('rowheader').first().getByRole('link').textContent()
    await page.getByRole('radio', { name: 'Kort' }).check()
    await expect(page.getByRole('article').first()).toContainText(first ?? '')
  })

  test('[S20] the next deadline shows in the row with its kind, and one that is near with the remaining days', async ({
    page,
  }) => {
    const today = new Date().toISOString().slice(0, 10)
    await page.goto(`/search/1?type=procurement&deadline=${today}~&order=updated`)
    await expect(page.getByRole('columnheader', { name: 'Frist' })).toBeVisible()
    await expect(
      page
        .getByRole('cell', {
          name: /^\d{2}\.\d{2}\.\d{4} · (\d+ dage?|i dag)\s?(Tilbud|Deltagelse|Spørgsmål|Materiale)$/,
        })
        .first(),
    ).toBeVisible()
  })
})
