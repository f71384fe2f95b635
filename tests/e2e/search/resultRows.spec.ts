import { expect, test } from '../journey'
import { enterQuietly } from '../serviceCalls'

const openers = 'tbody th button[aria-expanded]'

test.describe('rows of results', () => {
  test('[S18] one row at a time expands and shows why it was found, and the address keeps it expanded', async ({
    page,
  }) => {
    await enterQuietly(page, 'paid@demo.test')
    await page.goto('/search/1?type=procurement&q=skole&budget=1000000~300000000')
    const opener = page.locator(openers)
    await opener.nth(0).click()
    await expect(page).toHaveURL(/&open=\d+/)
    const why = page.getByRole('region', { name: 'Hvorfor denne' })
    await expect(why.locator('mark').first()).toHaveText(/skole/i)
    await expect(why).toContainText(/Anslået sum/)
    await opener.nth(2).click()
    await expect(opener.nth(0)).toHaveAttribute('aria-expanded', 'false')
    await expect(opener.nth(2)).toHaveAttribute('aria-expanded', 'true')
    await expect(why).toHaveCount(1)

    await page.reload()
    await expect(opener.nth(2)).toHaveAttribute('aria-expanded', 'true')
    await page.getByLabel('Fritekst').fill('bro')
    await page.getByLabel('Fritekst').press('Enter')
    await expect(page).not.toHaveURL(/open=/)
    await expect(page.locator(`${openers}[aria-expanded=true]`)).toHaveCount(0)
  })

  test('[S18] a row names the criterion that it matches, and the filters that it matches without a value', async ({
    page,
  }) => {
    const calls = await enterQuietly(page, 'paid@demo.test')
    const types =
      await calls.get<{ id: number; searchable: boolean; criteria: { id: number; name: string }[] }[]>(
        '/criteria/criterion-types',
      )
    const type = types.find(({ searchable }) => searchable)
    const criterion = type?.criteria[0]
    await page.goto(`/search/1?type=project&criteria=${type?.id}.${criterion?.id}&units=1~`)
    await page.locator(openers).first().click()
    const why = page.getByRole('region', { name: 'Hvorfor denne' })
    await expect(why.getByRole('listitem').first()).toHaveText(criterion?.name ?? '')
    await expect(why).toContainText(/Enheder: (Fra 1|ikke angivet, derfor med)/)
  })

  test('[S18] a project expands to its tenders, which are only fetched then', async ({ page }) => {
    const calls = await enterQuietly(page, 'paid@demo.test')
    const { items } = await calls.send<{ items: { id: number; name: string; procurementCount: number }[] }>(
      'POST',
      '/search-items/search/projects?limit=20&orderBy=updated',
      {},
    )
    const place = items.findIndex(({ procurementCount }) => procurementCount > 0)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/search/1?type=project&order=updated')
    await expect(page.locator(openers).nth(place)).toBeVisible()
    expect(asked.filter((path) => path.includes('by-project'))).toEqual([])
    await page.locator(openers).nth(place).click()
    const tenders = page.getByRole('region', { name: /udbud på projektet/ })
    await expect(tenders.getByRole('link').first()).toHaveAttribute('href', /^\/procurement\/\d+$/)
    expect(asked.filter((path) => path.includes('by-project'))).toEqual([
      `/api/search-items/procurements/by-project/${items[place]?.id}`,
    ])
  })

  test('[S20] popovers of a row show the updates of five days and two notes', async ({ page }) => {
    await enterQuietly(page, 'paid@demo.test')
    // Use a wide table, because a narrow one shows these details in the expanded row.
    await page.setViewportSize({ width: 1600, height: 900 })
    await page.goto('/search/1?type=project&order=updated')
    await page
      .getByRole('button', { name: /^Seneste opdateringer af/ })
      .first()
      .click()
    const updates = page.getByRole('dialog', { name: /^Seneste opdateringer af/ })
    await expect(
      updates
        .getByRole('listitem')
        .or(updates.getByText(/Intet er ændret/))
        .first(),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: /^Noter om/ })
      .first()
      .click()
    const notes = page.getByRole('dialog', { name: /^Noter om/ })
    await expect(notes.getByRole('button', { name: 'Skriv en note' })).toBeVisible()
  })

  test('[S20, K01] without a product the updates of tenders are hidden', async ({ page }) => {
    await enterQuietly(page, 'basic@demo.test')
    await page.setViewportSize({ width: 1600, height: 900 })
    await page.goto('/search/1?type=procurement')
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Seneste opdateringer af/ })).toHaveCount(0)
  })

  test('[S19] items shared with colleagues are marked in their row', async ({ page }) => {
    const calls = await enterQuietly(page, 'paid@demo.test')
    const lists = await calls.get<{ paUserIds: number[]; projects: number[] }[]>('/lists')
    const shared = lists.find(({ paUserIds, projects }) => paUserIds.length > 1 && projects.length > 0)
    const project = await calls.get<{ name: string }>(`/projects/byId/${shared?.projects[0]}`)
    await page.goto(`/search/1?type=project&q=${encodeURIComponent(project.name)}`)
    await expect(page.getByRole('row', { name: new RegExp(`${project.name}.*DELT`) }).first()).toBeVisible()
  })
})

test.describe('by keyboard alone', () => {
  test('[S10, S18] searching, opening a row and reaching an item work by keyboard alone', async ({
    page,
  }) => {
    await enterQuietly(page, 'paid@demo.test')
    await page.goto('/search/1?type=procurement')
    const tabTo = async (selector: string) => {
      const isThere = () =>
        page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)
      for (let presses = 0; presses < 60 && !(await isThere()); presses += 1) await page.keyboard.press('Tab')
      expect(await isThere(), selector).toBe(true)
    }
    const focused = page.locator(':focus')
    await expect(page.getByRole('treeitem').first()).toBeVisible()
    await tabTo('input[type=search]')
    await page.keyboard.type('skole')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/q=skole/)
    await tabTo('[role=treeitem]')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await expect(focused).toHaveAttribute('aria-checked', 'true')
    await expect(page).toHaveURL(/criteria=/)
    await page.keyboard.press('Space')
    await expect(focused).toHaveAttribute('aria-checked', 'false')
    await expect(focused).toHaveAccessibleName(/udelukket/)
    // Wait until the heading shows 0 results. No match is left, because the excluded branch contains every
    // match.
    const count = page.getByRole('heading', { level: 1 })
    await expect(count).toHaveText(/^0 /)
    await page.keyboard.press('Space')
    await expect(page).not.toHaveURL(/criteria=/)
    await expect(count).not.toHaveText(/^0 /)
    await expect(page.locator('[data-stale]')).toHaveCount(0)

    await page.locator('tbody th a').first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('tbody th a').nth(1)).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.locator('tbody th a').last()).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Hvorfor denne' })).toBeVisible()
    await page.keyboard.press('Tab')
    const name = (await focused.textContent()) ?? ''
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/procurement\/\d+/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  })

  test('[S17] the palette finds an item by its name', async ({ page }) => {
    await enterQuietly(page, 'paid@demo.test')
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: 'Hop til' })).toBeVisible()
    await page.keyboard.type('hjælp')
    await expect(page.getByRole('menuitem', { name: /Hjælp/ })).toBeVisible()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('skole')
    const found = page.getByRole('group', { name: 'Fundet' }).getByRole('menuitem').first()
    await expect(found).toBeVisible()
    await found.click()
    await expect(page).toHaveURL(/\/(project|procurement)\/\d+$/)
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})
