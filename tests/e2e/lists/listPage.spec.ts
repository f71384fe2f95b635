import type { Schemas } from '@spadestik/api-client/schema'
import { expect, test } from '../journey'
import { enterQuietly } from '../serviceCalls'

test.describe('the page of a list', () => {
  test('[T01, M04, W07, D01] shows 20 items at a time, can be renamed, shared and deleted, and marks unseen changes', async ({
    page,
  }) => {
    const calls = await enterQuietly(page, 'paid@demo.test')
    const { items } = await calls.send<{ items: { id: number }[] }>(
      'POST',
      '/search-items/search/procurements?index=0&limit=50&orderBy=updated',
      {},
    )
    const me = await calls.get<Schemas['User']>('/pa-users')
    const { id } = await calls.send<Schemas['List']>('POST', '/lists', {
      name: 'Lange lister',
      projects: [],
      procurements: items.slice(0, 45).map((item) => item.id),
      companies: [],
      paUserIds: [me.id],
    })
    await page.goto('/')
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Lange lister' }) })
    await expect(row.getByText('Nyt')).toBeVisible()
    await row.getByRole('link', { name: 'Lange lister' }).click()

    const rows = page.getByRole('table', { name: 'Udbud' }).getByRole('rowheader')
    await expect(rows).toHaveCount(20)
    await expect(page.getByText(/^45 emner/)).toBeVisible()
    const more = page.getByRole('main').getByRole('button', { name: 'Vis flere', exact: true })
    await more.click()
    await expect(rows).toHaveCount(40)
    await more.click()
    await expect(rows).toHaveCount(45)
    await expect(more).toBeHidden()
    await expect(page.getByRole('complementary').getByRole('listitem').first()).toBeVisible()

    await page.getByRole('main').getByRole('button', { name: 'Indstillinger', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /Navn/ }).fill('Lange lister i foråret')
    await dialog.getByText('Ugentligt').click()
    await dialog.getByText('Alle i virksomheden').click()
    await dialog.getByRole('button', { name: 'Gem' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: /Lange lister i foråret.*DELT/ })).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('button', { name: 'Indstillinger', exact: true }),
    ).toBeFocused()
    const saved = (await calls.get<Schemas['List'][]>('/lists')).find((list) => list.id === id)
    expect(saved).toMatchObject({ name: 'Lange lister i foråret', mailTime: 'weekly' })
    expect(saved?.paUserIds.length).toBeGreaterThan(1)

    await page.goto('/')
    await expect(row.getByRole('link', { name: 'Lange lister i foråret' })).toBeVisible()
    await expect(row.getByText('Nyt')).toBeHidden()
    await row.getByRole('link').click()
    await page.getByRole('main').getByRole('button', { name: 'Indstillinger', exact: true }).click()
    await dialog.getByRole('button', { name: 'Slet liste' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Slet' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('heading', { name: /^Godt at se dig/ })).toBeVisible()
    await expect(row).toHaveCount(0)
  })

  test('[M04, W07] an item is moved to another list and removed from it on its page', async ({ page }) => {
    const calls = await enterQuietly(page, 'paid@demo.test')
    const project = await calls.find('project', ({ inProgress }) => !inProgress)
    await page.goto(`/project/${project.id}`)
    const star = page.getByRole('complementary').getByRole('button', { name: 'Liste' })
    const dialog = page.getByRole('dialog')
    for (const list of ['Følges tæt', 'Samarbejdspartnere']) {
      await star.click()
      await dialog.getByText(list).click()
      await dialog.getByRole('button', { name: 'Føj til listen' }).click()
      await expect(dialog).toBeHidden()
      const holding = (await calls.get<Schemas['List'][]>('/lists')).filter(({ projects }) =>
        projects.includes(project.id),
      )
      expect(holding.map(({ name }) => name)).toEqual([list])
    }
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await star.click()
    await dialog.getByRole('button', { name: /Fjern fra lister/ }).click()
    await expect(dialog.getByRole('checkbox', { name: /Samarbejdspartnere/ })).toBeChecked()
    await dialog.getByRole('button', { name: 'Fjern', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(star).toHaveAttribute('aria-pressed', 'false')
    await expect(star).toBeFocused()
  })

  test('[T01, W07] the address contains tab, order and filter, and updates load in parts', async ({
    page,
  }) => {
    const calls = await enterQuietly(page, 'paid@demo.test')
    const lists = await calls.get<Schemas['List'][]>('/lists')
    const { id } = lists.find(
      ({ projects, procurements, companies, paUserIds }) =>
        projects.length > 20 && procurements.length > 3 && companies.length > 0 && paUserIds.length > 1,
    ) ?? { id: 0 }
    await page.goto(`/list/${id}`)
    const tab = (name: RegExp) => page.getByRole('tab', { name })
    await expect(tab(/^Udbud/)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('main').getByText('DELT', { exact: true })).toHaveCount(1)

    await page.getByRole('button', { name: /Rækkefølge/ }).click()
    await page.getByRole('option', { name: 'Frist' }).click()
    await expect(page).toHaveURL(/order=deadline/)
    const names = page.getByRole('rowheader')
    const first = await names.first().textContent()
    const items = await calls.get<Schemas['ListItems']>(`/lists/items/${id}`)
    const next = items.procurements
      .flatMap(({ nextDeadline, name }) => (nextDeadline === null ? [] : [{ nextDeadline, name }]))
      .sort((a, b) => a.nextDeadline.localeCompare(b.nextDeadline))[0]
    expect(first).toContain(next?.name)

    await page.getByRole('searchbox', { name: 'Filtrér listen' }).fill(next?.name ?? '')
    await expect(names).toHaveCount(1)
    await page.reload()
    await expect(names).toHaveCount(1)
    await expect(page.getByRole('searchbox', { name: 'Filtrér listen' })).toHaveValue(next?.name ?? '')
    await page.getByRole('searchbox', { name: 'Filtrér listen' }).fill('findes ikke')
    await page.getByRole('button', { name: 'Ryd filteret' }).click()
    await expect(page.getByRole('searchbox', { name: 'Filtrér listen' })).toBeFocused()

    await tab(/^Projekter/).click()
    await expect(page).toHaveURL(/type=project/)
    await expect(names).toHaveCount(20)
    const more = page.getByRole('main').getByRole('button', { name: 'Vis flere', exact: true })
    await more.press('Enter')
    await expect(more).toBeHidden()
    await expect(names).toHaveCount(items.projects.length)
    await expect(names.nth(20).getByRole('link')).toBeFocused()

    const activity = page.getByRole('complementary')
    await expect(activity.getByRole('listitem')).toHaveCount(10)
    await activity.getByRole('button', { name: 'Vis flere' }).click()
    expect(await activity.getByRole('listitem').count()).toBeGreaterThan(10)
  })

  test('[T01] a missing list is reported', async ({ page }) => {
    await enterQuietly(page, 'paid@demo.test')
    await page.goto('/list/2000000000')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Denne liste findes ikke i vores database' }),
    ).toBeVisible()
  })
})
