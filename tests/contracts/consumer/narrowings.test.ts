import { describe, test } from 'vitest'
import { expectProblem } from './interaction/expectProblem'
import { expectResponse } from './interaction/expectResponse'
import { from } from './interaction/from'
import { exactly, named } from './interaction/Reads'

const given = [
  'a paid user is signed in',
  'a procurement with everything on it exists',
  'the user has an agent that finds the procurement',
] as const

const path = { agentId: from('narrowedAgentId'), itemType: 'procurement', id: from('procurementId') } as const

describe('filters with which an agent would not find an item', () => {
  test('[G06] [S26] are proposed with the number of matches that they drop', () =>
    expectResponse({
      operation: 'getNarrowing',
      wants: 'filters that leave out a hidden procurement',
      given,
      request: { path },
      reads: {
        agentName: named('narrowedAgentName'),
        count: true,
        proposals: [
          {
            name: exactly('excludedCriteria'),
            criterionType: true,
            asked: { excluded: [true] },
            drops: true,
            filters: { criteria: [{ id: true, typeId: true, included: exactly(false) }] },
          },
        ],
      },
    }))

  test('[G06] [S26] [K01] a user without a paid product gets 403', () =>
    expectProblem('forbidden', {
      operation: 'getNarrowing',
      wants: 'filters without a paid product',
      given: ['a user without a paid product is signed in', ...given.slice(1)],
      request: { path },
    }))

  test('[G06] [S26] [Z03] an item that does not exist gets 404', () =>
    expectProblem('notFound', {
      operation: 'getNarrowing',
      wants: 'filters that leave out nothing',
      given: [...given, 'there is no such thing'],
      request: { path: { ...path, id: from('missingId') } },
    }))

  test('[G06] [S26] [V02] an id that is too large gets 400', () =>
    expectProblem('badRequest', {
      operation: 'getNarrowing',
      wants: 'filters that leave out an impossible procurement',
      given,
      request: { path: { ...path, id: 99_999_999_999 } },
    }))
})
