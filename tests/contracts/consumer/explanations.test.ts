import { describe, test } from 'vitest'
import { after } from './interaction/after'
import { expectProblem } from './interaction/expectProblem'
import { expectResponse } from './interaction/expectResponse'
import { from } from './interaction/from'
import { exactly, inOrder, named, noEntries } from './interaction/Reads'

const given = ['a paid user is signed in'] as const

const items = [
  ['project', 'a project with everything on it exists', 'projectName', from('projectId')],
  ['procurement', 'a procurement with everything on it exists', 'procurementName', from('procurementId')],
  ['company', 'a company with everything about it exists', 'companyName', from('companyId')],
] as const

const conditions = [{ name: true, isMet: true, isWithheld: true }] as const
const agent = { agentId: true, agentName: true, isFound: true, mailTime: true } as const

describe('why agents find an item', () => {
  test.each(items)('[G06] [W11] is explained for a %s, filter by filter', (itemType, exists, name, id) =>
    expectResponse({
      operation: 'getExplanations',
      wants: `why a ${itemType} is found or not`,
      given: [...given, exists, 'the user has hidden nothing', 'the user has agents of every kind'],
      request: { path: { itemType, id } },
      reads: {
        name: named(name),
        isHidden: exactly(false),
        isOutsideProduct: exactly(false),
        agents: inOrder({ ...agent, isFound: exactly(false), conditions }),
      },
    }),
  )

  const procurement = [...given, 'a procurement with everything on it exists'] as const
  const ofProcurement = { path: { itemType: 'procurement', id: from('procurementId') } } as const

  test('[G06] [W11] is explained for an agent that finds it', () =>
    expectResponse({
      operation: 'getExplanations',
      wants: 'why a procurement is found',
      given: [
        ...procurement,
        'the user has hidden nothing',
        'the user has an agent that finds the procurement',
      ],
      request: ofProcurement,
      reads: {
        isHidden: exactly(false),
        agents: inOrder({ ...agent, agentName: named('narrowedAgentName'), isFound: exactly(true) }),
      },
    }))

  test('[G06] [W11] is explained for a hidden item', () =>
    expectResponse({
      operation: 'getExplanations',
      wants: 'why a hidden project is not found',
      given: [
        ...given,
        'a project with everything on it exists',
        'the user has no agents',
        'the user has hidden a project',
      ],
      request: { path: { itemType: 'project', id: from('projectId') } },
      reads: { name: named('projectName'), isHidden: exactly(true), agents: noEntries },
    }))

  test('[G06] [W11] is explained filter by filter as they are met', () =>
    expectResponse({
      operation: 'getExplanations',
      wants: 'which filters of an agent a project meets',
      given: [
        ...given,
        'a project with everything on it exists',
        'the user has hidden nothing',
        'the user has no agents',
        after('createProjectAgent', {
          body: {
            name: 'Lystrup',
            mailTime: 'daily',
            paUserIds: [from('userId')],
            freeSearch: from('projectWord'),
            minBudget: 100_000_000,
          },
        }),
      ],
      request: { path: { itemType: 'project', id: from('projectId') } },
      reads: {
        agents: inOrder({
          agentName: exactly('Lystrup'),
          isFound: exactly(false),
          mailTime: exactly('daily'),
          conditions: inOrder(
            { name: exactly('freeSearch'), isMet: exactly(true), isWithheld: exactly(false) },
            { name: exactly('budget'), isMet: exactly(false), isWithheld: exactly(false) },
          ),
        }),
      } as never,
    }))

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
