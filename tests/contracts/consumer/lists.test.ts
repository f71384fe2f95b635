import { describe, test } from 'vitest'
import { asSaved } from './interaction/asSaved'
import { expectProblem } from './interaction/expectProblem'
import { expectResponse } from './interaction/expectResponse'
import { from } from './interaction/from'
import { companyRow, phase, procurementRow, projectRow, update } from './interaction/readParts'
import { exactly, inOrder, named, noEntries } from './interaction/Reads'
import { staleVersion } from './interaction/staleVersion'

const given = ['a paid user is signed in'] as const
const has = [...given, 'the user has a list with everything on it'] as const
const project = 'a project with everything on it exists'
const procurement = 'a procurement with everything on it exists'

const list = {
  id: true,
  name: true,
  projects: [true, 'or none'],
  procurements: [true, 'or none'],
  companies: [true, 'or none'],
  paUserIds: [true],
  mailTime: true,
  currency: true,
  version: true,
} as const
const draft = {
  name: 'Skoler 2027',
  projects: [from('projectId')],
  procurements: [],
  companies: [],
  paUserIds: [from('userId')],
  mailTime: 'daily',
  alertKinds: { outcome: 'atOnce' },
} as const
const saved = { ...list, ...asSaved(draft) } as const

test('[G06] [W07] [D01] the lists of the user', () =>
  expectResponse({
    operation: 'getLists',
    wants: 'the lists',
    given: has,
    reads: inOrder({
      ...list,
      name: named('listName'),
      projects: inOrder(true),
      procurements: inOrder(true),
      companies: inOrder(true),
      paUserIds: inOrder(true, true),
    }),
  }))

test('[G06] [W07] [D01] no lists', () =>
  expectResponse({
    operation: 'getLists',
    wants: 'no lists',
    given: [...given, 'the user has no lists'],
    reads: noEntries,
  }))

test('[G06] [D02] articles about the projects on the lists', () =>
  expectResponse({
    operation: 'getRelevantArticles',
    wants: 'articles about what is on the lists',
    given: has,
    request: { query: { limit: 10 } },
    reads: [{ id: true, title: true, created: true, hostName: true, link: true }],
  }))

describe('a list', () => {
  test('[G06] [W07] creating one returns what was saved', () =>
    expectResponse({
      operation: 'createList',
      wants: 'a new list with a project',
      given: [...given, project],
      request: { body: draft },
      reads: { ...saved, lastSeen: null },
    }))

  test('[G06] [W07] [M04] updating one returns what was saved', () =>
    expectResponse({
      operation: 'updateList',
      wants: 'a list with another name and a project',
      given: [...has, project],
      request: { body: { ...draft, id: from('listId'), version: from('listVersion') } },
      reads: { ...saved, id: true },
    }))

  test('[G06] [W07] [Z03] a change of an older version gets 409', () =>
    expectProblem('conflict', {
      operation: 'updateList',
      wants: 'no change of an older version',
      given: [...has, project],
      request: { body: { ...draft, id: from('listId'), version: staleVersion } },
    }))

  test('[G06] [V02] a missing name gets 400', () =>
    expectProblem('badRequest', {
      operation: 'createList',
      wants: 'no list without a name',
      given: [...given, project],
      request: { body: { ...draft, name: ' ' } },
    }))

  test('[G06] [V02] an update with a name of 101 characters gets 400', () =>
    expectProblem('badRequest', {
      operation: 'updateList',
      wants: 'no name that is too long',
      given: [...has, project],
      request: { body: { ...draft, id: from('listId'), name: 'x'.repeat(101) } },
    }))

  test('[G06] [Z03] a project that does not exist gets 404', () =>
    expectProblem('notFound', {
      operation: 'createList',
      wants: 'nothing on a list that does not exist',
      given: [...given, 'there is no such thing'],
      request: { body: { ...draft, projects: [from('missingId')] } },
    }))

  test('[G06] [K01] gets 403 without a paid product', () =>
    expectProblem('forbidden', {
      operation: 'createList',
      wants: 'no list without a paid product',
      given: ['a user without a paid product is signed in', project],
      request: { body: draft },
    }))

  test('[G06] [T01] its items are returned', () =>
    expectResponse({
      operation: 'getListItems',
      wants: 'what is on a list',
      given: has,
      request: { path: { id: from('listId') } },
      reads: {
        listId: true,
        projects: inOrder({ ...projectRow, name: named('projectName') }),
        procurements: inOrder({ ...procurementRow, name: named('procurementName') }),
        companies: inOrder({ ...companyRow, companyName: named('companyName') }),
        counts: { project: exactly(1), procurement: exactly(1), company: exactly(1) },
        outsideProduct: noEntries,
        outsideProductCount: exactly(0),
      },
    }))

  test('[G06] [T01] a page has the items of one type with the words of a text', () =>
    expectResponse({
      operation: 'getListItems',
      wants: 'a page of a list',
      given: [...has, procurement],
      request: {
        path: { id: from('listId') },
        query: { index: 0, type: 'procurement', orderBy: 'deadline', text: from('procurementWord') },
      },
      reads: {
        projects: noEntries,
        procurements: inOrder({ ...procurementRow, name: named('procurementName') }),
        companies: noEntries,
        foundCounts: { procurement: exactly(1) },
      },
    }))

  test.each([
    ['the page after the last', { index: 1, type: 'procurement', orderBy: 'updated' }, 1],
    ['items without the words', { index: 0, type: 'procurement', orderBy: 'name', text: 'findes ikke' }, 0],
  ] as const)('[G06] [T01] %s has no rows', (wants, query, found) =>
    expectResponse({
      operation: 'getListItems',
      wants,
      given: has,
      request: { path: { id: from('listId') }, query },
      reads: {
        procurements: noEntries,
        counts: { procurement: exactly(1) },
        foundCounts: { procurement: exactly(found) },
      },
    }),
  )

  test('[G06] [S09] [T01] a project outside the product is shown by its phase', () =>
    expectResponse({
      operation: 'getListItems',
      wants: 'a list with a project outside the product',
      given: [...has, project, 'the product of the user leaves out the phase of the project'],
      request: { path: { id: from('listId') } },
      reads: {
        projects: noEntries,
        counts: { project: exactly(0) },
        outsideProduct: inOrder({ id: true, phase }),
        outsideProductCount: exactly(1),
      },
    }))

  test('[G06] [W07] can be marked as seen', () =>
    expectResponse({
      operation: 'markListSeen',
      wants: 'a list marked as seen',
      given: has,
      request: { path: { id: from('listId') } },
    }))

  test('[G06] [W07] has an activity log', () =>
    expectResponse({
      operation: 'getListUpdates',
      wants: 'what has happened to what is on a list',
      given: [...has, 'a project and a procurement were updated'],
      request: { path: { id: from('listId') } },
      reads: { name: named('listName'), updates: [{ ...update, itemName: true }] },
    }))

  test('[G06] [M04] can be deleted', () =>
    expectResponse({
      operation: 'deleteList',
      wants: 'no list any more',
      given: has,
      request: { path: { id: from('listId') } },
    }))
})

const missing = [...given, 'there is no such thing'] as const

test.each(['getListItems', 'markListSeen', 'getListUpdates', 'deleteList'] as const)(
  '[G06] [Z03] %s gets 404 for a list that does not exist',
  (operation) =>
    expectProblem('notFound', {
      operation,
      wants: 'what does not exist',
      given: missing,
      request: { path: { id: from('missingId') } },
    }),
)

test('[G06] [Z03] updating a list that does not exist gets 404', () =>
  expectProblem('notFound', {
    operation: 'updateList',
    wants: 'what does not exist',
    given: [...missing, project],
    request: { body: { ...draft, id: from('missingId') } },
  }))
