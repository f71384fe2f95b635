import { exampleResponses } from '@spadestik/api-client/examples'
import { describe, test } from 'vitest'
import { expectProblem } from './interaction/expectProblem'
import { expectResponse } from './interaction/expectResponse'
import { from } from './interaction/from'
import { inOrder, named, noEntries } from './interaction/Reads'

const given = ['a paid user is signed in', 'a project with everything on it exists'] as const
const exampleLists = exampleResponses.getLists.body
const onList = [...given, 'the user has a list with everything on it'] as const

describe('several items', () => {
  test('[G06] [Y02] are put on one list', () =>
    expectResponse({
      operation: 'addItemsToList',
      wants: 'several projects on a list',
      given: [...onList, 'three projects to compare exist'],
      request: { body: { listId: from('listId'), type: 'project', ids: [from('firstProjectId')] } },
      example: { lists: exampleLists },
      reads: {
        lists: inOrder({
          id: true,
          name: named('listName'),
          projects: inOrder(true, true),
          procurements: inOrder(true),
          companies: inOrder(true),
          paUserIds: inOrder(true, true),
        }),
        missing: noEntries,
      },
    }))

  test('[G06] [Y02] are reported if they do not exist', () =>
    expectResponse({
      operation: 'addItemsToList',
      wants: 'a project on a list that does not exist any more',
      given: [...onList, 'there is no such thing'],
      request: { body: { listId: from('listId'), type: 'project', ids: [from('missingId')] } },
      reads: { missing: inOrder(true) },
    }))

  test('[G06] [Y02] [Z03] on a list that does not exist get 404', () =>
    expectProblem('notFound', {
      operation: 'addItemsToList',
      wants: 'several projects on no list',
      given: [...given, 'there is no such thing'],
      request: { body: { listId: from('missingId'), type: 'project', ids: [from('projectId')] } },
    }))

  test('[G06] [Y02] are hidden', () =>
    expectResponse({
      operation: 'hideItems',
      wants: 'several projects out of sight',
      given: [...given, 'the user has hidden nothing'],
      request: { body: { type: 'project', ids: [from('projectId')], usersIds: [from('userId')] } },
      reads: { hidden: inOrder({ id: true, usersIds: inOrder(true) }), missing: noEntries },
    }))

  test('[G06] [Y02] are shown again', () =>
    expectResponse({
      operation: 'unhideItems',
      wants: 'several projects in sight again',
      given: [...given, 'the user has hidden a project'],
      request: { body: { hidden: [{ id: from('hiddenItemId'), usersIds: [from('userId')] }] } },
    }))

  test('[G06] [Y02] [V02] no items get 400 instead of being put on a list', () =>
    expectProblem('badRequest', {
      operation: 'addItemsToList',
      wants: 'no projects on a list',
      given: onList,
      request: { body: { listId: from('listId'), type: 'project', ids: [] } },
    }))

  test('[G06] [Y02] [V02] hiding them from no users gets 400', () =>
    expectProblem('badRequest', {
      operation: 'hideItems',
      wants: 'several projects hidden from nobody',
      given: [...given, 'the user has hidden nothing'],
      request: { body: { type: 'project', ids: [from('projectId')], usersIds: [] } },
    }))

  test('[G06] [Y02] [V02] showing no items again gets 400', () =>
    expectProblem('badRequest', {
      operation: 'unhideItems',
      wants: 'nothing in sight again',
      given,
      request: { body: { hidden: [] } },
    }))
})
