import { describe, test } from 'vitest'

import { expectAnswer } from './expectAnswer'
import { expectProblem } from './expectProblem'
import { from } from './from'
import { exactly } from './Reads'

const given = ['a paid user is signed in'] as const
const has = [...given, 'the user has agents of every kind'] as const

/** What the app reads of every agent. */
const agent = {
  id: true,
  name: true,
  type: true,
  mailTime: true,
  paUserIds: [true],
  freeSearchType: true,
} as const

const draft = {
  name: 'Skoler i Jylland',
  mailTime: 'weekly',
  paUserIds: [from('userId')],
  freeSearch: 'skole',
  freeSearchType: 'normal',
  criteria: [],
  roles: [],
} as const
const saved = {
  ...agent,
  name: exactly(draft.name),
  mailTime: exactly(draft.mailTime),
  freeSearch: exactly(draft.freeSearch),
} as const

const kinds = [
  {
    get: 'getProjectAgent',
    create: 'createProjectAgent',
    update: 'updateProjectAgent',
    remove: 'deleteProjectAgent',
    id: from('projectAgentId'),
  },
  {
    get: 'getProcurementAgent',
    create: 'createProcurementAgent',
    update: 'updateProcurementAgent',
    remove: 'deleteProcurementAgent',
    id: from('procurementAgentId'),
  },
  {
    get: 'getCompanyAgent',
    create: 'createCompanyAgent',
    update: 'updateCompanyAgent',
    remove: 'deleteCompanyAgent',
    id: from('companyAgentId'),
  },
] as const

describe.each(kinds)('an agent: $get', ({ get, create, update, remove, id }) => {
  const missing = [...given, 'there is no such thing'] as const

  test('[G06] [W08] is answered with its filters', () =>
    expectAnswer<typeof get>({
      operation: get,
      wants: 'an agent',
      given: has,
      request: { path: { id } },
      reads: agent,
    }))

  test('[G06] [W08] is answered as saved when it is new', () =>
    expectAnswer<typeof create>({
      operation: create,
      wants: 'a new agent',
      given,
      request: { body: draft },
      reads: saved,
    }))

  test('[G06] [W08] [M02] is answered as saved when it is changed', () =>
    expectAnswer<typeof update>({
      operation: update,
      wants: 'another name and other filters',
      given: has,
      request: { path: { id }, body: draft },
      reads: saved,
    }))

  test('[G06] [W08] [M02] is deleted', () =>
    expectAnswer<typeof remove>({
      operation: remove,
      wants: 'no agent any more',
      given: has,
      request: { path: { id } },
    }))

  test('[G06] [V02] without a name is 400', () =>
    expectProblem<typeof create>('badRequest', {
      operation: create,
      wants: 'no agent without a name',
      given,
      request: { body: { ...draft, name: ' ' } },
    }))

  test('[G06] [V02] changed to a name of 101 characters is 400', () =>
    expectProblem<typeof update>('badRequest', {
      operation: update,
      wants: 'no name that is too long',
      given: has,
      request: { path: { id }, body: { ...draft, name: 'x'.repeat(101) } },
    }))

  test.each([get, remove] as const)('[G06] [Z03] %s is 404 for one that does not exist', (operation) =>
    expectProblem<typeof operation>('notFound', {
      operation,
      wants: 'what does not exist',
      given: missing,
      request: { path: { id: from('missingId') } },
    }),
  )

  test('[G06] [Z03] changing one that does not exist is 404', () =>
    expectProblem<typeof update>('notFound', {
      operation: update,
      wants: 'what does not exist',
      given: missing,
      request: { path: { id: from('missingId') }, body: draft },
    }))
})

const statistics = { totalResults: true, monthlyResults: true, dailyResults: true } as const

test('[G06] [D01] [W08] all agents with what they find', () =>
  expectAnswer({
    operation: 'getAgents',
    wants: 'all agents with statistics',
    given: has,
    request: { query: { statistics: true } },
    reads: {
      projectAgents: [{ ...agent, statistics }],
      procurementAgents: [{ ...agent, statistics }],
      companyAgents: [{ ...agent, statistics }],
    },
  }))

test('[G06] [K01] saving a company agent without company access is 403', () =>
  expectProblem('forbidden', {
    operation: 'createCompanyAgent',
    wants: 'no company agent without company access',
    given: ['a paid user without company access is signed in'],
    request: { body: draft },
  }))
