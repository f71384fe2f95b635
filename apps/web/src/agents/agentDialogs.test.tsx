import type { Schemas } from '@spadestik/api-client'
import { exampleResponses } from '@spadestik/api-client/examples'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer } from '../../testing/answer'
import { driveDialog } from '../../testing/driveDialog'
import { bodyFailures, editFailures, commonFailures } from '../../testing/problemWords'
import { renderApp } from '../../testing/renderApp'
import { worker } from '../../testing/worker'

type Agent = Schemas['ProcurementAgent']

const agent = (id: number, name: string): Agent => ({
  id,
  name,
  type: 'procurement',
  mailTime: 'daily',
  paUserIds: [1],
  statistics: null,
  freeSearch: 'skole',
  freeSearchType: 'normal',
  criteria: [],
  roles: [],
  isPublic: null,
  countryIds: [],
  companies: [],
  buildingStart: null,
  buildingEnd: null,
  minBudget: null,
  maxBudget: null,
  buildingSizeMin: null,
  buildingSizeMax: null,
  groundSizeMin: null,
  groundSizeMax: null,
  metresMin: null,
  metresMax: null,
  unitsMin: null,
  unitsMax: null,
  allowUnspecifiedBudget: true,
  allowUnspecifiedBuildingSize: true,
  allowUnspecifiedGroundSize: true,
  allowUnspecifiedMetres: true,
  allowUnspecifiedUnits: true,
  allowUnspecifiedStartEnd: true,
  procurementPhases: [],
  procurementTypes: [],
  deadlineFrom: null,
  deadlineTo: null,
  deadlineWithinDays: null,
  startFrom: null,
  startTo: null,
  startWithinQuarters: null,
  updatedFrom: null,
  updatedTo: null,
  updatedWithinDays: null,
})

const rehearsal = exampleResponses.rehearseProcurementAgent.body
const dialog = page.getByRole('dialog')
const name = dialog.getByRole('textbox', { name: /^Name/ })
const asSent = async (request: Request) => ({
  ...agent(4, ''),
  ...((await request.json()) as Partial<Agent>),
})

describe('agent dialogs', () => {
  beforeEach(() => {
    worker.use(
      answer('getAgents', { projectAgents: [], procurementAgents: [agent(4, 'Schools')], companyAgents: [] }),
      answer('getProcurementAgent', agent(4, 'Schools')),
    )
  })

  test('[M02, W08] saving a search can be retried after every failure, and the name is kept', async () => {
    await renderApp('/search/1?type=procurement&q=bridge')
    await page.getByRole('button', { name: 'Save as agent' }).click()
    await name.fill('Bridges in spring')
    await driveDialog({
      operation: 'createProcurementAgent',
      failures: bodyFailures,
      submit: dialog.getByRole('button', { name: 'Save' }),
      isKept: () => expect.element(name).toHaveValue('Bridges in spring'),
      success: asSent,
    })
    await expect.poll(() => location.search).toContain('agent=4')
  })

  test('[Z10, M02] a new agent is saved with its choices, and the default is not sent', async () => {
    const bodies: Partial<Agent>[] = []
    worker.use(
      answer('createProcurementAgent', async (request) => {
        bodies.push((await request.clone().json()) as Partial<Agent>)
        return asSent(request)
      }),
    )
    for (const preset of ['Everything', 'Only urgent news, at once']) {
      const { unmount } = await renderApp('/search/1?type=procurement&q=bridge')
      await page.getByRole('button', { name: 'Save as agent' }).click()
      await dialog.getByRole('button', { name: /What is mailed/ }).click()
      await page.getByRole('option', { name: preset }).click()
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect.element(dialog).not.toBeInTheDocument()
      await unmount()
    }
    expect(bodies[0]).not.toHaveProperty('alertKinds')
    expect(bodies[1]?.alertKinds).toMatchObject({
      outcome: 'atOnce',
      earlierDeadline: 'atOnce',
      new: 'never',
    })
  })

  test('[M02, W08] replacing an agent can be retried after every failure, and the selection is kept', async () => {
    await renderApp('/search/1?type=procurement&q=bridge')
    await page.getByRole('button', { name: 'Replace an agent' }).click()
    const chosen = dialog.getByRole('radio', { name: /^Schools/ })
    await dialog.getByText('Schools').click()
    await driveDialog({
      operation: 'updateProcurementAgent',
      failures: editFailures,
      submit: dialog.getByRole('button', { name: 'Replace' }),
      isKept: () => expect.element(chosen).toBeChecked(),
      success: asSent,
    })
    await expect.poll(() => location.search).toContain('agent=4')
  })

  test('[M02, W08] replacing an agent shows what it loses, keeps the new order and can be undone', async () => {
    const bodies: Partial<Agent>[] = []
    worker.use(
      answer('updateProcurementAgent', async (request) => {
        const sent = await asSent(request.clone())
        bodies.push(sent)
        return { ...sent, version: bodies.length + 1 }
      }),
    )
    await renderApp('/search/1?type=procurement&q=bridge&order=updated')
    await page.getByRole('button', { name: 'Replace an agent' }).click()
    await dialog.getByText('Schools').click()
    const changes = dialog.getByRole('status')
    await expect
      .element(changes)
      .toHaveTextContent(
        'Removed from the agentskoleOrder by: Best matchNew in the agentbridgeOrder by: Updated (Descending)',
      )
    await dialog.getByRole('button', { name: 'Replace' }).click()
    await expect.element(page.getByText('The filters of Schools were replaced.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.element(page.getByText('Schools has its former filters again.').first()).toBeVisible()
    expect(bodies).toMatchObject([
      { freeSearch: 'bridge', orderBy: 'updated', ascending: false },
      { freeSearch: 'skole', orderBy: 'bestMatch', version: 2 },
    ])
  })

  test('[M02, W08] changing and deleting an agent can be retried after every failure, and a deleted agent disappears', async () => {
    await renderApp('/search/1?type=procurement&q=skole&agent=4')
    await page.getByRole('button', { name: 'Settings of the agent' }).click()
    await name.fill('Schools in spring')
    await driveDialog({
      operation: 'updateProcurementAgent',
      failures: editFailures,
      submit: dialog.getByRole('button', { name: 'Save' }),
      isKept: () => expect.element(name).toHaveValue('Schools in spring'),
      success: asSent,
    })
    await page.getByRole('button', { name: 'Settings of the agent' }).click()
    await dialog.getByRole('button', { name: 'Delete agent' }).click()
    const question = page.getByRole('alertdialog')
    await driveDialog({
      operation: 'deleteProcurementAgent',
      failures: commonFailures,
      submit: question.getByRole('button', { name: 'Delete', exact: true }),
      isKept: () => expect.element(question).toBeVisible(),
    })
    await expect.poll(() => location.search).not.toContain('agent=')
    expect(location.search).toContain('q=skole')
  })

  test('[W12] saving a search shows first what the agent would have sent, for the selected frequency', async () => {
    const bodies: unknown[] = []
    worker.use(
      answer('rehearseProcurementAgent', async (request: Request) => {
        bodies.push(await request.json())
        return {
          ...rehearsal,
          weeks: [
            { from: '2026-11-08', count: 30 },
            { from: '2026-11-15', count: 22 },
          ],
          withoutFilter: [
            { name: 'deadline', criterionType: null, asked: { from: null, to: null, within: 14 }, more: 7 },
            { name: 'freeSearch', criterionType: null, asked: { text: 'bridge' }, more: 3 },
          ],
        }
      }),
    )
    await renderApp('/search/1?type=procurement&q=bridge&deadline=14d')
    await page.getByRole('button', { name: 'Save as agent' }).click()
    await expect.element(dialog.getByText('About 4 a week, at most 30 in one week.')).toBeVisible()
    expect(bodies).toMatchObject([{ freeSearch: 'bridge', deadlineWithinDays: 14, agentId: null }])
    await expect
      .element(dialog.getByRole('link', { name: /^Renovering af Skjern Åbro/ }))
      .toHaveAttribute('href', '/procurement/91004')
    await expect.element(dialog.getByText('Deadline within 14 days', { exact: true })).toBeVisible()
    await expect.element(dialog.getByText('Free text: bridge')).toBeVisible()
    await dialog.getByText('Weekly').first().click()
    await expect.element(dialog.getByText(/^Weekly \(Selected\)$/)).toBeVisible()
    expect(bodies).toHaveLength(1)
  })

  test('[W12] an agent can be saved when its rehearsal fails, and the rehearsal can be retried', async () => {
    let fails = true
    worker.use(
      answer('rehearseProcurementAgent', () => (fails ? new Response(null, { status: 503 }) : rehearsal)),
      answer('createProcurementAgent', asSent),
    )
    await renderApp('/search/1?type=procurement&q=bridge')
    await page.getByRole('button', { name: 'Save as agent' }).click()
    await expect.element(dialog.getByText(/You can save the agent all the same/)).toBeVisible()
    fails = false
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect.element(dialog.getByText(/^Your other agents find 12/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => location.search).toContain('agent=4')
  })

  test('[W12] the settings of an agent leave the agent itself out of the other agents', async () => {
    const bodies: unknown[] = []
    worker.use(
      answer('rehearseProcurementAgent', async (request: Request) => {
        bodies.push(await request.json())
        return rehearsal
      }),
    )
    await renderApp('/search/1?type=procurement&q=skole&agent=4')
    await page.getByRole('button', { name: 'Settings of the agent' }).click()
    await expect.element(dialog.getByText(/^Your other agents find 12/)).toBeVisible()
    expect(bodies).toMatchObject([{ freeSearch: 'skole', agentId: 4 }])
  })

  test('[W12, Z10] the rehearsal counts the kinds of changes that the agent mails', async () => {
    const bodies: unknown[] = []
    const alertKinds = { sum: 'never', other: 'never' } as const
    worker.use(
      answer('getAgents', {
        projectAgents: [],
        procurementAgents: [{ ...agent(4, 'Schools'), alertKinds }],
        companyAgents: [],
      }),
      answer('rehearseProcurementAgent', async (request: Request) => {
        bodies.push(await request.json())
        return rehearsal
      }),
    )
    await renderApp('/search/1?type=procurement&q=skole&agent=4')
    await page.getByRole('button', { name: 'Settings of the agent' }).click()
    await expect.element(dialog.getByText(/^Your other agents find 12/)).toBeVisible()
    expect(bodies).toMatchObject([{ agentId: 4, alertKinds }])
  })

  test('[S24, M02] an agent with a relative time says that it moves with the calendar', async () => {
    await renderApp('/search/1?type=procurement&deadline=14d&updated=7d')
    await page.getByRole('button', { name: 'Save as agent' }).click()
    await expect
      .element(dialog.getByText(/^Deadline within 14 days.+Updated within 7 days: moves with the calendar/))
      .toBeVisible()
  })

  test('[M02, G03] Escape returns from the deletion to the settings, and from there to the button that opened the settings', async () => {
    await renderApp('/search/1?type=procurement&q=skole&agent=4')
    const settings = page.getByRole('button', { name: 'Settings of the agent' })
    await settings.click()
    await dialog.getByRole('button', { name: 'Delete agent' }).click()
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    await expect.element(dialog.getByRole('button', { name: 'Delete agent' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(settings).toHaveFocus()
  })

  test('[V02] an agent needs a name and a user', async () => {
    await renderApp('/search/1?type=procurement&q=bridge')
    await page.getByRole('button', { name: 'Save as agent' }).click()
    await name.fill('   ')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.element(dialog.getByText('The name must have between 1 and 100 characters')).toBeVisible()
    await expect.element(dialog).toBeVisible()
  })

  test('[V02] an agent without users cannot be saved if the company has several users', async () => {
    await renderApp('/search/1?type=procurement&q=bridge')
    await page.getByRole('button', { name: 'Save as agent' }).click()
    const save = dialog.getByRole('button', { name: 'Save' })
    await expect.element(save).toBeEnabled()
    await dialog.getByText('Anna Lund (you)').click()
    await expect.element(save).toBeDisabled()
    await dialog.getByText('Anna Lund (you)').click()
    await expect.element(save).toBeEnabled()
  })
})
