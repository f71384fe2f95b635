import { describe, test } from 'vitest'
import { companyDraft, procurementDraft, projectDraft } from './interaction/agentDrafts'
import { asSaved, filledLike } from './interaction/asSaved'
import { expectProblem } from './interaction/expectProblem'
import { expectResponse } from './interaction/expectResponse'
import { from } from './interaction/from'
import { staleVersion } from './interaction/staleVersion'

const given = ['a paid user is signed in'] as const
const has = [...given, 'the user has agents of every kind'] as const

const agent = {
  id: true,
  name: true,
  type: true,
  mailTime: true,
  paUserIds: [true],
  freeSearchType: true,
  version: true,
} as const

const kinds = [
  {
    draft: projectDraft,
    get: 'getProjectAgent',
    create: 'createProjectAgent',
    update: 'updateProjectAgent',
    remove: 'deleteProjectAgent',
    id: from('projectAgentId'),
    version: from('projectAgentVersion'),
  },
  {
    draft: procurementDraft,
    get: 'getProcurementAgent',
    create: 'createProcurementAgent',
    update: 'updateProcurementAgent',
    remove: 'deleteProcurementAgent',
    id: from('procurementAgentId'),
    version: from('procurementAgentVersion'),
  },
  {
    draft: companyDraft,
    get: 'getCompanyAgent',
    create: 'createCompanyAgent',
    update: 'updateCompanyAgent',
    remove: 'deleteCompanyAgent',
    id: from('companyAgentId'),
    version: from('companyAgentVersion'),
  },
] as const

describe.each(kinds)('an agent: $get', ({ get, create, update, remove, id, version, draft }) => {
  const saved = { ...agent, ...asSaved(draft) }
  const known = ['reference data is there', 'a company with everything about it exists'] as const
  const missing = [...given, 'there is no such thing'] as const

  test('[G06] [W08] is returned with its filters', () =>
    expectResponse<typeof get>({
      operation: get,
      wants: 'an agent',
      given: has,
      request: { path: { id } },
      example: draft,
      reads: { ...agent, ...filledLike(draft), id: true } as never,
    }))

  test('[G06] [W08] creating one returns what was saved', () =>
    expectResponse<typeof create>({
      operation: create,
      wants: 'a new agent',
      given: [...given, ...known],
      request: { body: draft } as never,
      example: draft,
      reads: saved as never,
    }))

  test('[G06] [W08] [M02] updating one returns what was saved', () =>
    expectResponse<typeof update>({
      operation: update,
      wants: 'another name and other filters',
      given: [...has, ...known],
      request: { path: { id }, body: { ...draft, version } } as never,
      example: draft,
      reads: { ...saved, id: true } as never,
    }))

  test('[G06] [W08] [M02] [Z03] a change of an older version gets 409', () =>
    expectProblem<typeof update>('conflict', {
      operation: update,
      wants: 'no change of an older version',
      given: [...has, ...known],
      request: { path: { id }, body: { ...draft, version: staleVersion } } as never,
    }))

  test('[G06] [W08] [M02] is deleted', () =>
    expectResponse<typeof remove>({
      operation: remove,
      wants: 'no agent any more',
      given: has,
      request: { path: { id } },
    }))

  test('[G06] [V02] a missing name gets 400', () =>
    expectProblem<typeof create>('badRequest', {
      operation: create,
      wants: 'no agent without a name',
      given: [...given, ...known],
      request: { body: { ...draft, name: ' ' } } as never,
    }))

  test('[G06] [V02] an update with a name of 101 characters gets 400', () =>
    expectProblem<typeof update>('badRequest', {
      operation: update,
      wants: 'no name that is too long',
      given: [...has, ...known],
      request: { path: { id }, body: { ...draft, name: 'x'.repeat(101) } } as never,
    }))

  test.each([get, remove] as const)('[G06] [Z03] %s gets 404 when it does not exist', (operation) =>
    expectProblem<typeof operation>('notFound', {
      operation,
      wants: 'what does not exist',
      given: missing,
      request: { path: { id: from('missingId') } },
    }),
  )

  test('[G06] [Z03] updating one that does not exist gets 404', () =>
    expectProblem<typeof update>('notFound', {
      operation: update,
      wants: 'what does not exist',
      given: [...missing, ...known],
      request: { path: { id: from('missingId') }, body: draft } as never,
    }))
})

const statistics = { totalResults: true, monthlyResults: true, dailyResults: true } as const

test('[G06] [D01] [W08] all agents with their statistics', () =>
  expectResponse({
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
