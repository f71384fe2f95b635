import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import type { CompanyRoleRow } from './RolesTable'
import { RolesTable } from './RolesTable'

const roles: CompanyRoleRow[] = [
  { id: 1, company: 'Fjordby', companyHref: '#/company/1', role: 'Client', note: 'In lots, see annex 2 ...' },
  { id: 2, company: 'Nordkyst', role: 'Engineer', note: null },
]

afterEach(async () => {
  await page.viewport(1280, 800)
})

describe('[P02] RolesTable', () => {
  test('names each row by its company, with role and note', async () => {
    const ui = await renderUi(<RolesTable label="Companies" roles={roles} />)
    await expect.element(ui.getByRole('table', { name: 'Companies' })).toBeVisible()
    await expect.element(ui.getByRole('rowheader', { name: 'Fjordby' })).toBeVisible()
    await expect.element(ui.getByRole('cell', { name: 'Client' })).toBeVisible()
    await expect.element(ui.getByRole('cell', { name: 'In lots, see annex 2 ...' })).toBeVisible()
  })

  test('opens the role and the company from its menu', async () => {
    const onOpen = vi.fn()
    const ui = await renderUi(<RolesTable label="Companies" roles={roles} onOpen={onOpen} />)
    await ui.getByRole('button', { name: 'Actions for Fjordby' }).click()
    await expect
      .element(page.getByRole('menuitem', { name: 'Go to company' }))
      .toHaveAttribute('href', '#/company/1')
    await page.getByRole('menuitem', { name: 'Role info' }).click()
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(roles[0])
  })

  test('[K01] has no menu if the user may open neither role nor company', async () => {
    const ui = await renderUi(<RolesTable label="Companies" roles={roles} />)
    await expect.element(ui.getByRole('button', { name: 'Actions for Fjordby' })).toBeVisible()
    await expect.element(ui.getByRole('button', { name: 'Actions for Nordkyst' })).not.toBeInTheDocument()
    await expect.element(ui.getByText('Nordkyst')).toBeVisible()
  })

  test('shows cards with the same text on a narrow screen', async () => {
    await page.viewport(360, 800)
    const ui = await renderUi(<RolesTable label="Companies" roles={roles} onOpen={vi.fn()} />)
    const list = ui.getByRole('list', { name: 'Companies' })
    expect(list.getByRole('listitem').elements()).toHaveLength(2)
    await expect.element(list.getByText('In lots, see annex 2 ...')).toBeVisible()
    await expect.element(list.getByRole('button', { name: 'Actions for Nordkyst' })).toBeVisible()
  })

  test.each([1280, 360])('says at %i px that there are no companies', async (width) => {
    await page.viewport(width, 800)
    const ui = await renderUi(<RolesTable label="Companies" roles={[]} />)
    await expect.element(ui.getByText('No company roles.')).toBeVisible()
  })
})
