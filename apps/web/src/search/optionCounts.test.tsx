import type { Schemas } from '@spadestik/api-client'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer } from '../../testing/answer'
import { renderApp } from '../../testing/renderApp'
import { procurement, worker } from '../../testing/worker'

const facets: Readonly<Record<string, Partial<Schemas['Facet']>>> = {
  procurementPhases: { options: [{ id: 3, count: 1240 }] },
  isPublic: { sectors: { all: 30, public: 20, private: 8 } },
  roles: { options: [{ id: 2, count: 7 }] },
}
const asked = vi.fn<(facet: string, body: Schemas['ProcurementSearch']) => void>()

beforeEach(() => {
  asked.mockReset()
  worker.use(
    answer('getRoles', [
      { id: 1, name: 'Architect', itemTypes: ['procurement'] },
      { id: 2, name: 'Engineer', itemTypes: ['procurement'] },
    ]),
    answer('getProcurementPhases', [
      { id: 1, index: 1, name: 'Planned', icon: 'clock', iconType: 'outline' },
      { id: 3, index: 2, name: 'Open', icon: 'mail-open', iconType: 'outline' },
    ]),
    answer('searchProcurements', async (request) => {
      const body = (await request.json()) as Schemas['ProcurementSearch']
      const name = new URL(request.url).searchParams.get('facet')
      const items = [procurement(1, 'Bridge')]
      const found = { items, count: 1, countIsCapped: false }
      if (name === null || !(name in facets)) return found
      asked(name, body)
      return {
        ...found,
        facet: { criteria: [], bars: [], unspecified: 0, countIsCapped: false, ...facets[name] },
      }
    }),
  )
})

const open = async (address: string, group: string) => {
  await renderApp(address)
  await page.getByRole('button', { name: group, exact: true }).click()
}

test('[S09] phases show how many results each has, up to 1,000, once their group is open', async () => {
  await renderApp('/search/1?type=procurement')
  const phases = page.getByRole('button', { name: 'Phase', exact: true })
  await expect.element(phases).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
  await phases.click()
  const group = page.getByRole('group', { name: 'Phase', exact: true }).last()
  await expect.element(group).toHaveTextContent('PhasePlanned0Open1,000+')
  await expect.element(page.getByRole('checkbox', { name: 'Open' })).toHaveAccessibleDescription('1,000+')
  expect(asked.mock.calls.map(([name]) => name)).toEqual(['procurementPhases'])
})

test('[S15] sectors show how many results each has, and a choice asks for no new counts', async () => {
  await open('/search/1?type=procurement', 'Client')
  const both = page.getByRole('radio', { name: 'Both 30' })
  await expect.element(both).toBeChecked()
  await page.getByRole('radio', { name: 'Public 20' }).click()
  await expect.element(page.getByRole('radio', { name: 'Public 20' })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: 'Private 8' })).toBeVisible()
  expect(asked).toHaveBeenCalledTimes(1)
})

test('[S11] roles show in their list how many results each has', async () => {
  await open('/search/1?type=procurement', 'Roles')
  await page.getByRole('combobox', { name: 'Roles' }).click()
  await expect.element(page.getByRole('option', { name: 'Engineer 7' })).toBeVisible()
  await expect.element(page.getByRole('option', { name: 'Architect 0' })).toBeVisible()
})

test('[S09, M03] counts are asked for again after items were hidden', async () => {
  worker.use(answer('getHiddenItems', []), answer('hideItems', { hidden: [], missing: [] }))
  await open('/search/1?type=procurement', 'Phase')
  await expect.poll(() => asked.mock.calls.length).toBe(1)
  await page.getByRole('link', { name: 'Bridge' }).hover()
  await page.getByRole('checkbox', { name: 'Select Bridge' }).click()
  const bar = page.getByRole('toolbar', { name: 'Actions for the selection' })
  await bar.getByRole('button', { name: 'Hide' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hide' }).click()
  await expect.poll(() => asked.mock.calls.length).toBe(2)
})

test('[S09, S10] counts of tenders never stand beside companies', async () => {
  worker.use(
    http.get('/api/criteria/criterion-types', () =>
      HttpResponse.json([
        {
          id: 1,
          translationProperty: 'criterionType.places',
          searchable: true,
          tailored: false,
          highlightedProject: false,
          highlightedProcurement: false,
          criteria: [{ id: 10, name: 'Funen', typeId: 1, children: [] }],
        },
      ]),
    ),
    answer('searchProcurements', () => ({
      items: [procurement(1, 'Bridge')],
      count: 1,
      countIsCapped: false,
      facet: { criteria: [{ id: 10, count: 128 }], bars: [], unspecified: 0, countIsCapped: false },
    })),
  )
  await renderApp('/search/1?type=procurement')
  await expect.element(page.getByText('128')).toBeVisible()
  await page.getByRole('radio', { name: 'Companies' }).first().click({ force: true })
  await expect.element(page.getByRole('radio', { name: 'Companies' }).first()).toBeChecked()
  await expect.element(page.getByText('128')).not.toBeInTheDocument()
  await expect.element(page.getByText('Funen')).toBeVisible()
})
