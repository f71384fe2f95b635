import { exampleResponses } from '@spadestik/api-client/examples'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer } from '../../testing/answer'
import { renderApp } from '../../testing/renderApp'
import { list, worker } from '../../testing/worker'

const dialog = page.getByRole('dialog')
const name = dialog.getByRole('textbox', { name: /^Name/ })
const agent = { ...exampleResponses.getProcurementAgent.body, id: 4, name: 'Bridges' }

describe('a second agent or list of one name', () => {
  beforeEach(() => {
    worker.use(
      answer('getAgents', { projectAgents: [], procurementAgents: [agent], companyAgents: [] }),
      answer('getLists', [list(1, 'Bridges', []), list(2, 'Winter', [])]),
    )
  })

  test('[V02, M02] a new agent begins with a free name, and the typed one may be kept', async () => {
    const names: string[] = []
    worker.use(
      answer('createProcurementAgent', async (request) => {
        const body = (await request.json()) as typeof agent
        names.push(body.name)
        return { ...agent, ...body, id: 5 }
      }),
    )
    await renderApp('/search/1?type=procurement&q=bridges')
    await page.getByRole('button', { name: 'Save as agent' }).click()
    await expect.element(name).toHaveValue('bridges 2')
    await name.fill('BRIDGES')
    const taken = 'You already have another one with this name.'
    await expect.element(dialog.getByRole('status').filter({ hasText: taken })).toBeInTheDocument()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(names).toEqual(['BRIDGES'])
  })

  test('[W08, D01, M02] the dashboard and the picker say what agents of one name search for', async () => {
    const filters = { countryIds: [1, 2], minBudget: 1_000_000 }
    const twin = { ...agent, ...filters, id: 5, freeSearch: 'bro' }
    const plain = { ...exampleResponses.getProcurementAgent.body, id: 4, name: 'Bridges', freeSearch: 'vej' }
    worker.use(
      answer('getAgents', { projectAgents: [], procurementAgents: [plain, twin], companyAgents: [] }),
    )
    const { unmount } = await renderApp('/')
    await expect.element(page.getByRole('row', { name: /Bridges.*“vej”/ })).toBeVisible()
    await expect.element(page.getByRole('row', { name: /Bridges.*“bro” and \d filters/ })).toBeVisible()
    await unmount()
    await renderApp('/search/1?type=procurement&q=bridge')
    await page.getByRole('button', { name: 'Replace an agent' }).click()
    await expect.element(dialog.getByRole('radio', { name: /^Bridges “bro”/ })).toBeVisible()
    await expect.element(dialog.getByRole('radio', { name: /^Bridges “vej”/ })).toBeVisible()
  })

  test('[V02, M04] a list renamed like another is offered a free name, and the focus goes to the name', async () => {
    await renderApp('/list/2')
    await page.getByRole('button', { name: 'Settings', exact: true }).click()
    await expect.element(name).toHaveValue('Winter')
    await name.fill('bridges')
    await dialog.getByRole('button', { name: 'Use “bridges 2”' }).click()
    await expect.element(name).toHaveValue('bridges 2')
    await expect.element(name).toHaveFocus()
    await expect.element(dialog.getByRole('button', { name: /^Use/ })).not.toBeInTheDocument()
  })
})
