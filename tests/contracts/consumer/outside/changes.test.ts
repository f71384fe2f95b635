import { describe, test } from 'vitest'
import { expectProblem } from '../interaction/expectProblem'
import { expectResponse } from '../interaction/expectResponse'
import { from } from '../interaction/from'
import { exactly, noEntries } from '../interaction/Reads'

const paid = 'a paid user is signed in'
const updated = 'a project and a procurement were updated'
const procurement = 'a procurement with everything on it exists'

const change = {
  id: true,
  itemType: exactly('procurement'),
  itemId: true,
  itemName: true,
  kind: true,
  text: true,
  stored: true,
  isCorrection: true,
} as const

describe('the changes of all items', () => {
  test('[G06] [O13] those of one kind of item', () =>
    expectResponse({
      operation: 'getChanges',
      wants: 'what has changed of procurements',
      given: [paid, procurement, updated],
      request: { query: { itemType: 'procurement' } },
      reads: { changes: [change], next: true, hasMore: true },
    }))

  test('[G06] [O13] none yet for a program that begins now', () =>
    expectResponse({
      operation: 'getChanges',
      wants: 'what will change',
      given: [paid],
      request: { query: { start: 'now' } },
      reads: { changes: noEntries, next: true, hasMore: exactly(false) },
    }))

  test('[G06] [O13] [V02] a cursor that is none gets 400', () =>
    expectProblem('badRequest', {
      operation: 'getChanges',
      wants: 'no changes after what is no cursor',
      given: [paid],
      request: { query: { after: 'x' } },
    }))

  test('[G06] [O13] [Z03] those of an agent that does not exist get 404', () =>
    expectProblem('notFound', {
      operation: 'getChanges',
      wants: 'no changes of an agent that does not exist',
      given: [paid, 'there is no such thing'],
      request: { query: { agentId: from('missingId') } },
    }))
})
