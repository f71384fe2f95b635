import { exampleResponses } from '@spadestik/api-client/examples'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, refuse } from '../../../testing/answer'
import { renderApp } from '../../../testing/renderApp'
import { worker } from '../../../testing/worker'

const example = exampleResponses.getProcurementAgent.body
const agent = { ...example, id: 310, name: 'Broer' }
const agents = { projectAgents: [], procurementAgents: [agent], companyAgents: [] }
const excluded = { id: 4114, typeId: 3, included: false, name: 'Footbridges', index: 0 }
const narrowing = {
  agentId: 310,
  agentName: 'Broer',
  count: 40,
  proposals: [
    {
      name: 'excludedCriteria' as const,
      criterionType: 'Category',
      asked: { excluded: ['Footbridges'] },
      drops: 7,
      filters: { criteria: [excluded] },
    },
    {
      name: 'budget' as const,
      criterionType: null,
      asked: { min: 25_000_000, max: null, allowUnspecified: true },
      drops: 12,
      filters: { minBudget: 25_000_000 },
    },
  ],
}
const dialog = page.getByRole('dialog')
let hidden: unknown[] = []

beforeEach(() => {
  hidden = []
  worker.use(
    answer('getHiddenItems', []),
    answer('getAgents', agents),
    answer('getNarrowing', narrowing),
    // Respond that another item was hidden. Otherwise the cache would still say in the next test that the
    // item of this test is hidden.
    answer('createHiddenItem', async (request) => {
      hidden.push(await request.json())
      return exampleResponses.createHiddenItem.body
    }),
  )
})

const hide = async (path: string) => {
  await renderApp(path)
  await dialog.getByRole('button', { name: 'Hide', exact: true }).click()
}

test('[S26] hiding an item from a mail proposes filters with what each would leave out', async () => {
  await hide('/procurement/91004?hide=310')
  await expect.element(dialog).toHaveAccessibleName('Narrow “Broer”?')
  await expect.element(dialog.getByRole('button', { name: 'Category: Without Footbridges' })).toBeVisible()
  await expect.element(dialog.getByText('Also leaves out 7 of its 40 latest other matches.')).toBeVisible()
  await expect.element(dialog.getByText('Also leaves out 12 of its 40 latest other matches.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep the agent as it is' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('[S26] a proposal opens the dialog of the agent, and only its button saves the new filter', async () => {
  const saved: unknown[] = []
  worker.use(
    answer('updateProcurementAgent', async (request) => {
      saved.push(await request.json())
      return agent
    }),
  )
  await hide('/procurement/91004?hide=310')
  await dialog.getByRole('button', { name: 'Category: Without Footbridges' }).click()
  await expect.element(dialog.getByText('New filter: Category: Without Footbridges')).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Broer')
  expect(saved).toEqual([])
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const { freeSearch, minBudget } = agent
  expect(saved).toMatchObject([
    { freeSearch, minBudget, criteria: [{ id: 4114, typeId: 3, included: false }] },
  ])
})

test.each([
  ['no agent led to the item', '/procurement/91004?hide', answer('getNarrowing', narrowing)],
  [
    'there is no proposal',
    '/procurement/91004?hide=310',
    answer('getNarrowing', { ...narrowing, proposals: [] }),
  ],
  ['the proposals cannot be loaded', '/procurement/91004?hide=310', refuse('getNarrowing', 404)],
  ['the agent no longer exists', '/procurement/91004?hide=99', answer('getNarrowing', narrowing)],
])('[S26] nothing is asked if %s', async (_case, path, handler) => {
  worker.use(handler)
  await hide(path)
  await expect.poll(() => hidden).toEqual([{ usersIds: [1], projectId: null, procurementId: 91004 }])
  await expect.element(dialog).not.toBeInTheDocument()
})
