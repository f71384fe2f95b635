import { test } from 'vitest'
import { expectProblem } from './interaction/expectProblem'
import { expectResponse } from './interaction/expectResponse'
import { from } from './interaction/from'
import { exactly, inOrder } from './interaction/Reads'

const given = ['a paid user is signed in'] as const
const list = 'the user has a list with everything on it'
const draft = { listId: from('listId'), procurementId: null, days: 3 } as const

test('[G06] [Z09] the reminders of the user', () =>
  expectResponse({
    operation: 'getReminders',
    wants: 'when the user is reminded of deadlines',
    given: [...given, 'the user is reminded of the deadlines of a list'],
    reads: inOrder({ listId: true, procurementId: null, days: exactly(3) }),
  }))

test('[G06] [Z09] a reminder is saved', () =>
  expectResponse({
    operation: 'saveReminder',
    wants: 'reminders of the deadlines of a list',
    given: [...given, list],
    request: { body: draft },
  }))

test('[G06] [Z09] [Z03] a reminder of a list that does not exist gets 404', () =>
  expectProblem('notFound', {
    operation: 'saveReminder',
    wants: 'no reminders of what does not exist',
    given: [...given, 'there is no such thing'],
    request: { body: { ...draft, listId: from('missingId') } },
  }))

test('[G06] [Z09] [V02] a reminder of nothing gets 400', () =>
  expectProblem('badRequest', {
    operation: 'saveReminder',
    wants: 'no reminders of nothing',
    given,
    request: { body: { ...draft, listId: null } },
  }))
