import { describe, test } from 'vitest'
import { after } from '../interaction/after'
import { asSaved } from '../interaction/asSaved'
import { expectProblem } from '../interaction/expectProblem'
import { expectResponse } from '../interaction/expectResponse'
import { from } from '../interaction/from'
import { exactly, inOrder, named, noEntries } from '../interaction/Reads'

const paid = 'a paid user is signed in'
const project = 'a project with everything on it exists'
const hasNone = [paid, 'the user has no lists', project] as const
const has = [paid, 'the user has a list with everything on it', project] as const

const draft = {
  name: 'Skoler 2027',
  projects: [from('projectId')],
  procurements: [],
  companies: [],
  paUserIds: [from('userId')],
  mailTime: 'daily',
  alertKinds: { outcome: 'atOnce' },
} as const
const saved = { id: true, ...asSaved(draft) } as const
const changed = { body: { ...draft, id: from('listId') } }

describe('lists', () => {
  test('[G06] [W07] contain a list that was created', () =>
    expectResponse({
      operation: 'getLists',
      wants: 'the list that was created',
      given: [...hasNone, after('createList', { body: draft })],
      reads: inOrder(saved),
    }))

  test('[G06] [W07] are in the order in which they were created', () =>
    expectResponse({
      operation: 'getLists',
      wants: 'two lists in their order',
      given: [...has, after('createList', { body: draft })],
      reads: inOrder({ name: named('listName') }, { name: exactly<string>(draft.name) }),
    }))

  test('[G06] [M04] contain a list as it was changed', () =>
    expectResponse({
      operation: 'getLists',
      wants: 'the list that was changed',
      given: [...has, after('updateList', changed)],
      reads: inOrder(saved),
    }))

  test('[G06] [W08] say that the user has unsubscribed from a list', () =>
    expectResponse({
      operation: 'getLists',
      wants: 'a list from whose e-mails the user has unsubscribed',
      given: [...has, after('updateList', { body: { ...changed.body, ownMailTime: 'never' } })],
      reads: inOrder({ ...saved, ownMailTime: exactly('never') }),
    }))

  test('[G06] [W08] keep the timing of the user when another setting is saved', () =>
    expectResponse({
      operation: 'getLists',
      wants: 'a list with a timing of the user that was saved without it',
      given: [
        ...has,
        after('updateList', { body: { ...changed.body, ownMailTime: 'weekly' } }),
        after('updateList', { body: { ...changed.body, name: 'Broer 2027' } }),
      ],
      reads: inOrder({ name: exactly('Broer 2027'), ownMailTime: exactly('weekly') }),
    }))

  test('[G06] [M04] do not contain a list that was deleted', () =>
    expectResponse({
      operation: 'getLists',
      wants: 'no list after it was deleted',
      given: [...has, after('deleteList', { path: { id: from('listId') } })],
      reads: noEntries,
    }))

  test('[G06] [W07] show that a list was seen', () =>
    expectResponse({
      operation: 'getLists',
      wants: 'a list that was marked as seen',
      given: [...has, after('markListSeen', { path: { id: from('listId') } })],
      example: [{ lastSeen: '2026-11-18T09:12:00+01:00' }],
      reads: inOrder({ name: named('listName'), lastSeen: true }),
    }))

  test('[G06] [Y02] contain items that were added, beside those on the list before', () =>
    expectResponse({
      operation: 'getListItems',
      wants: 'a list after a project was added',
      given: [
        ...has,
        'three projects to compare exist',
        after('addItemsToList', {
          body: { listId: from('listId'), type: 'project', ids: [from('firstProjectId')] },
        }),
      ],
      request: { path: { id: from('listId') } },
      reads: {
        projects: inOrder({ name: named('projectName') }, { name: named('firstName') }),
        procurements: inOrder({ name: named('procurementName') }),
        companies: inOrder({ companyName: named('companyName') }),
      },
    }))
})

test('[G06] [Y02] [Z03] nothing is added to a list that was deleted', () =>
  expectProblem('notFound', {
    operation: 'addItemsToList',
    wants: 'nothing on a list after it was deleted',
    given: [...has, after('deleteList', { path: { id: from('listId') } })],
    request: { body: { listId: from('listId'), type: 'project', ids: [from('projectId')] } },
  }))
