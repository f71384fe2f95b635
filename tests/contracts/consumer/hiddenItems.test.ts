import { describe, test } from 'vitest'
import { asSaved } from './interaction/asSaved'
import { expectProblem } from './interaction/expectProblem'
import { expectResponse } from './interaction/expectResponse'
import { from } from './interaction/from'
import { phase } from './interaction/readParts'
import { exactly, inOrder, named, noEntries } from './interaction/Reads'
import { staleVersion } from './interaction/staleVersion'

const given = ['a paid user is signed in'] as const
const project = 'a project with everything on it exists'
const has = [...given, project, 'the user has hidden a project'] as const

const hiddenItem = {
  id: true,
  created: true,
  usersIds: [true],
  userIsOnList: exactly(true),
  projectId: true,
  procurementId: null,
  version: true,
} as const
const draft = { usersIds: [from('userId')], projectId: from('projectId'), procurementId: null } as const

test('[G06] [B01] the hidden items of the company', () =>
  expectResponse({
    operation: 'getHiddenItems',
    wants: 'what is hidden',
    given: has,
    reads: inOrder({
      ...hiddenItem,
      id: true,
      usersIds: inOrder(true, true),
      notes: inOrder({ id: true, text: true }),
    }),
  }))

test('[G06] [B01] the projects and procurements that are hidden', () =>
  expectResponse({
    operation: 'getHiddenItemDetails',
    wants: 'the projects and procurements that are hidden',
    given: has,
    reads: {
      projects: inOrder({ id: true, name: named('projectName'), phase }),
      procurements: noEntries,
      counts: { project: exactly(1), procurement: exactly(0) },
      outsideProduct: noEntries,
      outsideProductCount: exactly(0),
    },
  }))

test.each([
  ['a page of hidden projects with a word', { index: 0, type: 'project', text: from('projectName') }, 1],
  ['hidden projects without the words', { index: 0, type: 'project', text: 'findes ikke' }, 0],
] as const)('[G06] [B01] %s', (wants, query, found) =>
  expectResponse({
    operation: 'getHiddenItemDetails',
    wants,
    given: has,
    request: { query },
    reads: {
      projects: found === 0 ? noEntries : inOrder({ name: named('projectName') }),
      foundCounts: { project: exactly(found) },
      counts: { project: exactly(1) },
    },
  }),
)

test('[G06] [B01] the page after the last has no hidden projects', () =>
  expectResponse({
    operation: 'getHiddenItemDetails',
    wants: 'the page after the last',
    given: has,
    request: { query: { index: 1, type: 'project' } },
    reads: { projects: noEntries, foundCounts: { project: exactly(1) } },
  }))

test('[G06] [S09] [B01] a hidden project outside the product is shown by its phase', () =>
  expectResponse({
    operation: 'getHiddenItemDetails',
    wants: 'a hidden project outside the product',
    given: [...has, 'the product of the user leaves out the phase of the project'],
    reads: {
      projects: noEntries,
      counts: { project: exactly(0) },
      outsideProduct: inOrder({ id: true, phase }),
      outsideProductCount: exactly(1),
    },
  }))

describe('hiding an item', () => {
  test('[G06] [M03] returns what was saved', () =>
    expectResponse({
      operation: 'createHiddenItem',
      wants: 'a project out of sight',
      given: [...given, project, 'the user has hidden nothing'],
      request: { body: draft },
      reads: { ...hiddenItem, ...asSaved(draft) },
    }))

  test('[G06] [M03] [Z03] a second time gets 409', () =>
    expectProblem('conflict', {
      operation: 'createHiddenItem',
      wants: 'no project hidden twice',
      given: has,
      request: { body: draft },
    }))

  test('[G06] [Z03] one that does not exist gets 404', () =>
    expectProblem('notFound', {
      operation: 'createHiddenItem',
      wants: 'what does not exist',
      given: [...given, 'there is no such thing'],
      request: { body: { ...draft, projectId: from('missingId') } },
    }))

  test('[G06] [V02] for no users gets 400', () =>
    expectProblem('badRequest', {
      operation: 'createHiddenItem',
      wants: 'nothing hidden for nobody',
      given: [...given, project],
      request: { body: { ...draft, usersIds: [] } },
    }))

  test('[G06] [K01] gets 403 without a paid product', () =>
    expectProblem('forbidden', {
      operation: 'createHiddenItem',
      wants: 'nothing hidden without a paid product',
      given: ['a user without a paid product is signed in', project],
      request: { body: draft },
    }))
})

describe('a hidden item', () => {
  test('[G06] [M03] sharing it returns what was saved', () =>
    expectResponse({
      operation: 'updateHiddenItem',
      wants: 'a project hidden for a colleague too',
      given: [...has, 'the user has a colleague'],
      request: {
        body: {
          ...draft,
          id: from('hiddenItemId'),
          version: from('hiddenItemVersion'),
          usersIds: [from('userId'), from('colleagueId')],
        },
      },
      reads: {
        ...hiddenItem,
        id: true,
        usersIds: inOrder(true, true),
      },
    }))

  test('[G06] [M03] [Z03] a change of an older version gets 409', () =>
    expectProblem('conflict', {
      operation: 'updateHiddenItem',
      wants: 'no change of an older version',
      given: has,
      request: { body: { ...draft, id: from('hiddenItemId'), version: staleVersion } },
    }))

  test('[G06] [V02] an update without users gets 400', () =>
    expectProblem('badRequest', {
      operation: 'updateHiddenItem',
      wants: 'nothing hidden for nobody',
      given: has,
      request: { body: { ...draft, id: from('hiddenItemId'), usersIds: [] } },
    }))

  test('[G06] [M03] can be shown again', () =>
    expectResponse({
      operation: 'deleteHiddenItem',
      wants: 'a project shown again',
      given: has,
      request: { path: { id: from('hiddenItemId') } },
    }))

  test('[G06] [Z03] deleting one that does not exist gets 404', () =>
    expectProblem('notFound', {
      operation: 'deleteHiddenItem',
      wants: 'what does not exist',
      given: [...given, 'there is no such thing'],
      request: { path: { id: from('missingId') } },
    }))

  test('[G06] [Z03] sharing one that does not exist gets 404', () =>
    expectProblem('notFound', {
      operation: 'updateHiddenItem',
      wants: 'what does not exist',
      given: [...given, 'there is no such thing', project],
      request: { body: { ...draft, id: from('missingId') } },
    }))
})

test('[G06] [B01] a cleanup returns what it has removed, and is never cached', () =>
  expectResponse(
    {
      operation: 'cleanUpHiddenItems',
      wants: 'no hidden items that are over',
      given: has,
      request: { query: { cleanForAll: false } },
      reads: { removedIds: [true, 'or none'] },
    },
    { 'Cache-Control': 'no-store' },
  ))
