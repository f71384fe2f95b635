import { describe, test } from 'vitest'
import { after } from '../interaction/after'
import { companyDraft, procurementDraft, projectDraft } from '../interaction/agentDrafts'
import { asSaved } from '../interaction/asSaved'
import { expectProblem } from '../interaction/expectProblem'
import { expectResponse } from '../interaction/expectResponse'
import { from } from '../interaction/from'
import { exactly, inOrder, noEntries } from '../interaction/Reads'

const paid = 'a paid user is signed in'
const known = ['reference data is there', 'a company with everything about it exists'] as const
const hasNone = [paid, ...known, 'the user has no agents'] as const
const has = [paid, ...known, 'the user has agents of every kind'] as const

const kinds = [
  {
    draft: projectDraft,
    kind: 'projectAgents',
    get: 'getProjectAgent',
    create: 'createProjectAgent',
    update: 'updateProjectAgent',
    remove: 'deleteProjectAgent',
    id: from('projectAgentId'),
  },
  {
    draft: procurementDraft,
    kind: 'procurementAgents',
    get: 'getProcurementAgent',
    create: 'createProcurementAgent',
    update: 'updateProcurementAgent',
    remove: 'deleteProcurementAgent',
    id: from('procurementAgentId'),
  },
  {
    draft: companyDraft,
    kind: 'companyAgents',
    get: 'getCompanyAgent',
    create: 'createCompanyAgent',
    update: 'updateCompanyAgent',
    remove: 'deleteCompanyAgent',
    id: from('companyAgentId'),
  },
] as const

describe.each(kinds)('an agent: $get', ({ draft, kind, get, create, update, remove, id }) => {
  const saved = { id: true, ...asSaved(draft) } as const
  const read = (operation: typeof get, wants: string, given: typeof hasNone, own: unknown) =>
    expectResponse<typeof get>({
      operation,
      wants,
      given,
      request: { path: { id: own } } as never,
      example: draft,
      reads: saved as never,
    })
  const nothing = { projectAgents: noEntries, procurementAgents: noEntries, companyAgents: noEntries }

  test('[G06] [W08] is returned as it was created', () =>
    read(
      get,
      'the agent that was created',
      [...hasNone, after(create, { body: draft } as never, { readId: '/id' })] as never,
      from('readId'),
    ))

  test('[G06] [M02] is returned as it was changed', () =>
    read(
      get,
      'the agent that was changed',
      [...has, after(update, { path: { id }, body: draft } as never)] as never,
      id,
    ))

  test('[G06] [M02] is not returned after it was deleted', () =>
    expectProblem<typeof get>('notFound', {
      operation: get,
      wants: 'no agent after it was deleted',
      given: [...has, after(remove, { path: { id } })],
      request: { path: { id } },
    }))

  test('[G06] [D01] is among the agents with all its filters', () =>
    expectResponse({
      operation: 'getAgents',
      wants: `an agent after ${create}`,
      given: [...hasNone, after(create, { body: draft } as never)],
      example: { [kind]: [{ ...draft, id: 310 }] },
      reads: { ...nothing, [kind]: inOrder(saved) } as never,
    }))

  test('[G06] [D01] has its own id among the agents', () =>
    read(
      get,
      'the agent by its id among all agents',
      [
        ...hasNone,
        after(create, { body: draft } as never),
        after('getAgents', undefined, { readId: `/${kind}/0/id` }),
      ] as never,
      from('readId'),
    ))

  const named = (name: string) => ({ ...draft, name })
  const three = ['Trekant B', 'Trekant C', 'Trekant A'].map((name) =>
    after(create, { body: named(name) } as never),
  )
  const pages = [
    ['all three', {}, ['Trekant B', 'Trekant C', 'Trekant A']],
    ['the first two', { limit: 2, index: 0 }, ['Trekant B', 'Trekant C']],
    ['the second page of two', { limit: 2, index: 1 }, ['Trekant A']],
  ] as const

  test.each(pages)('[G06] [D01] are in the order of their creation: %s', (asked, query, names) =>
    expectResponse({
      operation: 'getAgents',
      wants: `${asked} after ${create}`,
      given: [...hasNone, ...three],
      request: { query },
      reads: { ...nothing, [kind]: inOrder(...names.map((name) => ({ name: exactly(name) }))) } as never,
    }),
  )
})
