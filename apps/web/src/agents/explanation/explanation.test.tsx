import type { Schemas } from '@spadestik/api-client'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, refuse } from '../../../testing/answer'
import { renderApp } from '../../../testing/renderApp'
import { worker } from '../../../testing/worker'

type Condition = Schemas['ExplainedCondition']

const condition = (changes: Partial<Condition> & Pick<Condition, 'name'>): Condition => ({
  criterionType: null,
  isMet: false,
  isWithheld: false,
  asked: {},
  found: null,
  missing: [],
  ...changes,
})

const agent = (changes: Partial<Schemas['AgentExplanation']> = {}): Schemas['AgentExplanation'] => ({
  agentId: 7,
  agentName: 'Bridges',
  isFound: false,
  conditions: [],
  mailTime: 'daily',
  lastMail: null,
  nextMail: null,
  noMail: 'notFound',
  ...changes,
})

const item = {
  type: 'procurement',
  id: 91_004,
  name: 'Skjern Åbro',
  isHidden: false,
  isOutsideProduct: false,
} as const

const dialog = page.getByRole('dialog', { name: 'Why did I (not) get this?' })
const verdict = dialog.getByRole('status')

async function explain(agents: readonly Schemas['AgentExplanation'][], changes = {}, why = 7) {
  worker.use(answer('getExplanations', { ...item, ...changes, agents: [...agents] }))
  await renderApp(`/procurement/91004?why=${why}`)
}

describe('the explanation of an item', () => {
  test('[W11] lists failing conditions first, with what is asked and what the item has', async () => {
    await explain([
      agent({
        conditions: [
          condition({
            name: 'countryIds',
            isMet: true,
            asked: { names: ['Denmark', 'Sweden'] },
            found: { names: ['Denmark'] },
          }),
          condition({
            name: 'deadline',
            asked: { from: '2026-11-23', to: '2026-12-07', within: 14 },
            found: { deadlines: ['2027-01-15'] },
          }),
          condition({
            name: 'budget',
            isMet: true,
            asked: { min: 10_000_000, max: null, allowUnspecified: true },
            found: { number: 48_000_000, currency: 'DKK' },
          }),
        ],
      }),
    ])
    await expect.element(verdict).toMatchTextContent('Not found: “Deadline” does not match.')
    const rows = dialog.getByRole('listitem')
    await expect.element(rows.nth(0)).toMatchTextContent(/Deadline within 14 days.*15\.01\.2027/)
    await expect.element(rows.nth(0).getByRole('img', { name: 'Does not match' })).toBeVisible()
    await expect.element(rows.nth(1)).toMatchTextContent(/Denmark or Sweden.*Denmark/)
    await expect.element(rows.nth(1).getByRole('img', { name: 'Matches' })).toBeVisible()
    await expect.element(rows.nth(2)).toMatchTextContent(/From 10 million.*48/)
    expect(location.search).toBe('')
  })

  test.each([
    [{ missing: ['bro', 'title:ny'] }, 'Missing: bro and title:ny'],
    [{ missing: ['-tag'] }, 'Occurs, but is excluded: tag'],
    [{ missing: [] }, 'The words do not occur'],
    [{ missing: [], isMet: true }, 'The words occur'],
  ])('[W11, S22] the words of a free text are compared: %o', async (changes, text) => {
    const words = condition({ name: 'freeSearch', asked: { text: 'bro' }, ...changes })
    await explain([agent({ conditions: [words] })])
    await expect.element(dialog.getByRole('listitem')).toMatchTextContent(text)
  })

  test('[W11] a hit says when it was mailed and when the next mail is due', async () => {
    const lastMail = { time: '2026-11-23T05:00:00Z', isSent: true, isListed: true }
    await explain([agent({ isFound: true, lastMail, nextMail: '2026-11-24T05:00:00Z', noMail: null })])
    await expect.element(verdict).toMatchTextContent('Found by this agent.')
    await expect.element(verdict).toMatchTextContent('Mailed on 23.11.2026 at 06:00')
    await expect.element(verdict).toMatchTextContent('The next mail is due on 24.11.2026 at 06:00')
  })

  test('[W11, B01] a hidden item says so', async () => {
    await explain([agent({ noMail: 'hidden' })], { isHidden: true })
    await expect.element(verdict).toMatchTextContent('It is hidden from you, so no agent finds it.')
  })

  test('[W11, K02] a condition on a paid detail says that it needs a subscription', async () => {
    const paid = condition({ name: 'deadline', isMet: null, isWithheld: true, asked: { from: '2026-11-23' } })
    await explain([agent({ isFound: true, conditions: [paid] })])
    const row = dialog.getByRole('listitem')
    await expect.element(row.getByRole('img', { name: 'Needs a subscription' })).toBeVisible()
    await expect.element(row.getByRole('definition').nth(1)).toMatchTextContent('Needs a subscription')
  })

  test('[W11] shows the agent of the link first, and another one when it is chosen', async () => {
    await explain([
      agent({ agentId: 6, agentName: 'Nearest', isFound: true }),
      agent({ conditions: [condition({ name: 'isPublic', asked: { isPublic: true } })] }),
    ])
    await expect.element(verdict).toMatchTextContent('“Client” does not match')
    await dialog.getByRole('button', { name: /Agent/ }).click()
    await page.getByRole('option', { name: 'Nearest – finds it' }).click()
    await expect.element(verdict).toMatchTextContent('Found by this agent.')
  })

  test('[W11] an agent that is not in the list gives way to the nearest one', async () => {
    await explain([agent({ agentName: 'Nearest', isFound: true })], {}, 99)
    await expect.element(verdict).toMatchTextContent('Found by this agent.')
  })

  test('[W11] without an agent, it leads to a search', async () => {
    await explain([])
    await expect.element(dialog.getByText('You have no agent of this kind')).toBeVisible()
    await expect.element(dialog.getByRole('link', { name: 'New search' })).toBeVisible()
  })

  test('[W11, Z03] a failure is shown, and a retry explains the item', async () => {
    worker.use(refuse('getExplanations', 500))
    await renderApp('/procurement/91004?why=7')
    const retry = dialog.getByRole('button', { name: 'Try again' })
    await expect.element(retry).toBeVisible()
    worker.use(answer('getExplanations', { ...item, agents: [agent({ isFound: true })] }))
    await retry.click()
    await expect.element(verdict).toMatchTextContent('Found by this agent.')
  })
})

describe('a pasted link or number', () => {
  test('[W11] is explained, and anything else is refused with the reason', async () => {
    const paths: unknown[] = []
    worker.use(
      answer('getExplanations', (_request, path) => {
        paths.push(path)
        return { ...item, agents: [agent({ isFound: true })] }
      }),
    )
    await renderApp('/')
    await page.getByRole('button', { name: 'Why did I (not) get …?' }).click()
    const field = dialog.getByRole('textbox', { name: 'Link or number' })
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('bridge{Enter}')
    await expect.element(field).toHaveAccessibleDescription(/neither a link/)
    await field.fill('91004')
    await dialog.getByRole('radio', { name: 'Project' }).click()
    await dialog.getByRole('button', { name: 'Explain' }).click()
    await expect.element(verdict).toMatchTextContent('Found by this agent.')
    expect(paths).toMatchObject([{ itemType: 'project', id: '91004' }])
    await dialog.getByRole('button', { name: 'Look up another' }).click()
    await expect.element(field).toHaveFocus()
  })
})
