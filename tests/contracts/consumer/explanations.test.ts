import { describe, test } from 'vitest'
import { expectProblem } from './interaction/expectProblem'
import { expectResponse } from './interaction/expectResponse'
import { from } from './interaction/from'

const given = ['a paid user is signed in'] as const

const items = [
  ['project', 'a project with everything on it exists', from('projectId')],
  ['procurement', 'a procurement with everything on it exists', from('procurementId')],
  ['company', 'a company with everything about it exists', from('companyId')],
] as const

describe('why agents find an item', () => {
  test.each(items)('[G06] [W11] is explained for a %s, filter by filter', (itemType, exists, id) =>
    expectResponse({
      operation: 'getExplanations',
      wants: `why a ${itemType} is found or not`,
      given: [...given, exists, 'the user has agents of every kind'],
      request: { path: { itemType, id } },
      reads: {
        name: true,
        isHidden: true,
        isOutsideProduct: true,
        agents: [
          {
            agentId: true,
            agentName: true,
            isFound: true,
            mailTime: true,
            conditions: [{ name: true, isMet: true, isWithheld: true }],
          },
        ],
      },
    }),
  )

  test('[G06] [W11] [Z03] an item that does not exist gets 404', () =>
    expectProblem('notFound', {
      operation: 'getExplanations',
      wants: 'why no project is found',
      given: [...given, 'there is no such thing'],
      request: { path: { itemType: 'project', id: from('missingId') } },
    }))

  test('[G06] [W11] [V02] an id that is too large gets 400', () =>
    expectProblem('badRequest', {
      operation: 'getExplanations',
      wants: 'why an impossible project is found',
      given,
      request: { path: { itemType: 'project', id: 99_999_999_999 } },
    }))
})
