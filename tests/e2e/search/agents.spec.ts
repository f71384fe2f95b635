import type { Page } from '@playwright/test'
import { expect, test } from '../journey'
import { enterQuietly } from '../serviceCalls'

const search = '/search/1?type=procurement&q=skole'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('agents', () => {
  test('[W08, S02, S07, S17, M02, W04] a search is saved, named, changed, reset, replaced, configured and deleted', async ({
    page,
  }) => {
    const calls = await enterQuietly(page, 'paid@demo.test')
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/agents') || pathname.endsWith('/criterion-types')) {
        asked.push(`${request.method()} ${pathname.replace(/\d+/, 'id')}`)
      }
    })
    await page.goto('/search/1?type=procurement')
    const save = page.getByRole('button', { name: 'Gem som agent' })
    await expect(save).toBeDisabled()

    await page.goto(search)
    await save.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox', { name: 'Navn' })).toHaveValue('skole')
    await dialog.getByRole('textbox', { name: 'Navn' }).fill('Skoler hele vejen')
    await dialog.getByRole('radiogroup').getByText('Ugentligt', { exact: true }).click()
    await expect(dialog.getByRole('radio', { name: /Ugentligt/ })).toBeChecked()
    asked.length = 0
    await dialog.getByRole('button', { name: 'Gem' }).click()
    await expect(heading(page)).toContainText('i agenten Skoler hele vejen')
    await expect(page).toHaveURL(/&agent=\d+/)
    expect(asked.filter((call) => call.startsWith('POST'))).toEqual(['POST /api/agents/procurement'])
    await expect.poll(() => asked).toContain('GET /api/agents/list')
    expect(asked.filter((call) => call.includes('criterion-types'))).toEqual([])

    await page.getByLabel('Fritekst').fill('bro')
    await page.getByLabel('Fritekst').press('Enter')
    await expect(heading(page)).not.toContainText('i agenten')
    await page.getByRole('button', { name: 'Fortryd ændringer' }).click()
    await expect(heading(page)).toContainText('i agenten Skoler hele vejen')

    await page.getByLabel('Fritekst').fill('bro')
    await page.getByLabel('Fritekst').press('Enter')
    await page.getByRole('button', { name: 'Erstat en agent' }).click()
    await dialog.getByRole('radio', { name: 'Skoler hele vejen' }).click({ force: true })
    await dialog.getByRole('button', { name: 'Erstat' }).click()
    await expect(heading(page)).toContainText('i agenten Skoler hele vejen')
    await expect(page).toHaveURL(/q=bro/)
    const kept = await calls.get<{
      procurementAgents: { name: string; freeSearch: string; mailTime: string }[]
    }>('/agents/list')
    expect(kept.procurementAgents.find(({ name }) => name === 'Skoler hele vejen')).toMatchObject({
      freeSearch: 'bro',
      mailTime: 'weekly',
    })

    await page.reload()
    await expect(heading(page)).toContainText('i agenten Skoler hele vejen')
    await page.getByRole('button', { name: 'Agentens indstillinger' }).click()
    await dialog.getByRole('textbox', { name: 'Navn' }).fill('   ')
    await dialog.getByRole('button', { name: 'Gem' }).click()
    await expect(dialog.getByText(/mellem 1 og 100 tegn/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Slet agent' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: /Slet/ }).click()
    await expect(heading(page)).not.toContainText('i agenten')
    await expect(page).not.toHaveURL(/agent=/)
    await expect(page).toHaveURL(/q=bro/)
  })

  test('[S17, R02] another item type removes the agent, and page 0 restores it', async ({ page }) => {
    const calls = await enterQuietly(page, 'paid@demo.test')
    const { procurementAgents } = await calls.get<{ procurementAgents: { id: number; name: string }[] }>(
      '/agents/list',
    )
    await page.goto('/')
    const name = procurementAgents[0]?.name ?? ''
    await page.getByRole('table', { name: 'Agenter' }).getByRole('link', { name }).click()
    await expect(heading(page)).toContainText(`i agenten ${name}`)
    await page.goto('/search/0')
    await expect(heading(page)).toContainText(`i agenten ${name}`)
    await page.getByRole('radio', { name: 'Projekter' }).check()
    await expect(page).toHaveURL(/type=project/)
    await expect(page).not.toHaveURL(/agent=/)
  })

  test('[D01, W08] the dashboard shows how many items each agent finds, five agents at first', async ({
    page,
  }) => {
    const calls = await enterQuietly(page, 'paid@demo.test')
    const made: number[] = []
    for (const name of ['Alfa', 'Beta', 'Gamma']) {
      const body = { name, type: 'project', mailTime: 'never', paUserIds: [], freeSearch: 'skole' }
      const { id: ownId } = await calls.get<{ id: number }>('/pa-users')
      made.push(
        (await calls.send<{ id: number }>('POST', '/agents/project', { ...body, paUserIds: [ownId] })).id,
      )
    }
    await page.goto('/')
    const agents = page.getByRole('table', { name: 'Agenter' })
    await expect(agents.getByRole('row')).toHaveCount(6)
    await page.getByRole('button', { name: 'Se flere' }).first().click()
    await expect(agents.getByRole('link', { name: 'Gamma' })).toBeVisible()
    const row = agents.getByRole('row', { name: /Gamma/ })
    const statistics = await calls.get<{
      projectAgents: { id: number; statistics: { totalResults: number; monthlyResults: number } }[]
    }>('/agents/list?statistics=true')
    const own = statistics.projectAgents.find(({ id }) => id === made.at(-1))?.statistics
    await expect(row.getByRole('cell').nth(1)).toHaveText(
      new Intl.NumberFormat('da-DK').format(own?.totalResults ?? -1),
    )
    for (const id of made) await calls.send('DELETE', `/agents/project/${id}`)
  })

  test('[W08] an agent shared with a colleague appears for both, marked as shared', async ({ page }) => {
    const calls = await enterQuietly(page, 'paid@demo.test')
    await page.goto(search)
    await page.getByRole('button', { name: 'Gem som agent' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Navn' }).fill('Fælles skoler')
    await dialog.getByText(/^Alle/).click()
    await dialog.getByRole('button', { name: 'Gem' }).click()
    await expect(heading(page)).toContainText('Fælles skoler')
    const id = Number(new URL(page.url()).searchParams.get('agent'))

    await enterQuietly(page, 'colleague@demo.test')
    await page.goto('/')
    await expect(page.getByRole('row', { name: /Fælles skoler.*DELT/ })).toBeVisible()
    await page.goto(`${search}&agent=${id}`)
    await expect(heading(page)).toContainText('i agenten Fælles skoler')
    await calls.send('DELETE', `/agents/procurement/${id}`)
  })
})
