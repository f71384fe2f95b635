import { describe, test } from 'vitest'
import type { ProviderState } from '../providerStates'
import { after } from '../consumer/interaction/after'
import { expectProblem } from '../consumer/interaction/expectProblem'
import { expectResponse } from '../consumer/interaction/expectResponse'
import { from } from '../consumer/interaction/from'
import { exactly, inOrder, named, noEntries } from '../consumer/interaction/Reads'
import { bridge, listed } from './bridgeStates'

/** The items on the list, and their names. */
const items = [
  ['project', 'a project with everything on it exists', 'projectName'],
  ['procurement', 'a procurement with everything on it exists', 'procurementName'],
  ['company', 'a company with everything about it exists', 'companyName'],
] as const

const onList = (itemType: (typeof items)[number][0]) => ({ itemType, listId: from('listId') })
const missing = { query: { after: from('otherCursor') } }

describe('the changes', () => {
  test('[G06] [O13] from the first one: a bridge that begins', () =>
    expectResponse({
      operation: 'getChanges',
      wants: 'the changes from the first one, by a key',
      given: [bridge, 'a project and a procurement were updated'],
      request: { query: { start: 'first', limit: 500 } },
      reads: {
        changes: [
          {
            id: true,
            itemType: true,
            itemId: true,
            itemName: true,
            kind: true,
            text: true,
            stored: true,
            isCorrection: true,
          },
        ],
        next: true,
        hasMore: true,
      },
    }))

  test.each(items)('[G06] [O13] of each %s on a list', (itemType, exists, name) =>
    expectResponse({
      operation: 'getChanges',
      wants: `the changes of each ${itemType} on a list, by a key`,
      given: [bridge, exists, listed],
      request: { query: onList(itemType) },
      reads: {
        changes: inOrder({ itemType: exactly(itemType), itemId: true, itemName: named(name), text: true }),
        next: true,
        hasMore: true,
      } as never,
    }),
  )

  test('[G06] [O13] of what an agent finds', () =>
    expectResponse({
      operation: 'getChanges',
      wants: 'the changes of what an agent finds, by a key',
      given: [
        bridge,
        'a procurement with everything on it exists',
        'the user has an agent that finds the procurement',
      ],
      request: { query: { agentId: from('narrowedAgentId') } },
      reads: {
        changes: [{ itemType: exactly('procurement'), itemId: true, itemName: true }],
        next: true,
        hasMore: true,
      },
    }))
})

describe('the cursor', () => {
  test('[G06] [O13] a change does not come twice', () =>
    expectResponse({
      operation: 'getChanges',
      wants: 'no change after the last one on a list, by a key',
      given: [
        bridge,
        'a project with everything on it exists',
        listed,
        after('getChanges', { query: { ...onList('project'), limit: 1 } }, { readText: '/next' }),
      ],
      request: { query: { ...onList('project'), after: from('readText') } },
      reads: { changes: noEntries, next: true, hasMore: true },
    }))

  test('[G06] [O13] nothing is new right after a bridge has begun with what is still to come', () =>
    expectResponse({
      operation: 'getChanges',
      wants: 'no change after now, by a key',
      given: [bridge, after('getChanges', { query: { start: 'now' } }, { readText: '/next' })],
      request: { query: { after: from('readText') } },
      reads: { changes: noEntries, next: true, hasMore: exactly(false) },
    }))

  test('[G06] [O13] [V02] of another history gets 400, so that the bridge begins again', () =>
    expectProblem('badRequest', {
      operation: 'getChanges',
      wants: 'no changes after a cursor of another history, by a key',
      given: [bridge, 'a cursor was given before the data were restored'],
      request: missing,
    }))
})

describe('reading what has changed', () => {
  const reads: Record<(typeof items)[number][0], readonly [operation: string, reads: object]> = {
    project: [
      'getProject',
      {
        name: named('projectName'),
        phase: { name: true },
        budget: true,
        currency: true,
        buildingStart: true,
      },
    ],
    procurement: [
      'getProcurement',
      {
        name: named('procurementName'),
        phase: { name: true },
        nextDeadline: true,
        budget: true,
        currency: true,
      },
    ],
    company: [
      'getCompany',
      { companyName: named('companyName'), cvr: true, address: true, postalCode: true, city: true },
    ],
  }

  test.each(items)(
    '[G06] [O13] [Z01] the id of a change leads to the %s that has changed',
    (itemType, exists) => {
      const [operation, parts] = reads[itemType]
      const given: readonly ProviderState[] = [exists, listed]
      return expectResponse({
        operation: operation as 'getProject',
        wants: 'what the id at /changes/0/itemId of getChanges names',
        given: [
          bridge,
          ...given,
          after('getChanges', { query: onList(itemType) }, { readId: '/changes/0/itemId' }),
        ],
        request: { path: { id: from('readId') } },
        reads: { id: true, ...parts } as never,
      })
    },
  )

  test.each([
    ['getProject', 'project'],
    ['getProcurement', 'procurement'],
    ['getCompany', 'company'],
  ] as const)('[G06] [O13] [Z03] %s gets 404 for what was deleted since it changed', (operation, itemType) =>
    expectProblem('notFound', {
      operation,
      wants: `no ${itemType} that does not exist, by a key`,
      given: [bridge, 'there is no such thing'],
      request: { path: { id: from('missingId') } },
    }),
  )
})
