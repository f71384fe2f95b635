import { describe, test } from 'vitest'
import { after } from '../interaction/after'
import { expectResponse } from '../interaction/expectResponse'
import { from } from '../interaction/from'
import { exactly, inOrder, named, noEntries } from '../interaction/Reads'

const paid = 'a paid user is signed in'
const project = 'a project with everything on it exists'
const hiddenDraft = { usersIds: [from('userId')], projectId: from('projectId'), procurementId: null } as const
const hidden = [paid, project, 'the user has hidden a project'] as const
const shown = [paid, project, 'the user has hidden nothing'] as const

describe('hidden items', () => {
  test.each([
    ['createHiddenItem', after('createHiddenItem', { body: hiddenDraft })],
    [
      'hideItems',
      after('hideItems', {
        body: { type: 'project', ids: [from('projectId')], usersIds: [from('userId')] },
      }),
    ],
  ] as const)('[G06] [M03] contain an item after %s', (operation, request) =>
    expectResponse({
      operation: 'getHiddenItemDetails',
      wants: `the project that was hidden by ${operation}`,
      given: [...shown, request],
      reads: { projects: inOrder({ name: named('projectName') }), procurements: noEntries },
    }),
  )

  test('[G06] [M03] are hidden from the users who were chosen', () =>
    expectResponse({
      operation: 'getHiddenItems',
      wants: 'a hidden item with its own users',
      given: [
        ...shown,
        'the user has a colleague',
        after('createHiddenItem', { body: { ...hiddenDraft, usersIds: [from('colleagueId')] } }),
      ],
      reads: inOrder({ usersIds: inOrder(true), userIsOnList: exactly(false) }),
    }))

  test('[G06] [M03] are shown to a user who was taken away', () =>
    expectResponse({
      operation: 'getHiddenItems',
      wants: 'a hidden item with other users',
      given: [
        ...hidden,
        'the user has a colleague',
        after('updateHiddenItem', {
          body: { ...hiddenDraft, id: from('hiddenItemId'), usersIds: [from('colleagueId')] },
        }),
      ],
      reads: inOrder({ usersIds: inOrder(true), userIsOnList: exactly(false) }),
    }))

  test('[G06] [M03] are shown again when their entry is deleted', () =>
    expectResponse({
      operation: 'getHiddenItems',
      wants: 'no hidden item after it was deleted',
      given: [...hidden, after('deleteHiddenItem', { path: { id: from('hiddenItemId') } })],
      reads: noEntries,
    }))

  test('[G06] [Y02] are shown again to the users for whom that was requested', () =>
    expectResponse({
      operation: 'getHiddenItems',
      wants: 'a hidden item that the user sees again',
      given: [
        ...hidden,
        after('unhideItems', {
          body: { hidden: [{ id: from('hiddenItemId'), usersIds: [from('userId')] }] },
        }),
      ],
      reads: inOrder({ usersIds: inOrder(true), userIsOnList: exactly(false) }),
    }))

  const over = [paid, 'the user and a colleague have hidden a project that is over'] as const

  test('[G06] [B01] that are over are named', () =>
    expectResponse({
      operation: 'getHiddenItemDetails',
      wants: 'a hidden project that is over',
      given: over,
      reads: { projects: inOrder({ name: named('endedProjectName') }) },
    }))

  test('[G06] [B01] a cleanup for the user leaves those of colleagues', () =>
    expectResponse({
      operation: 'getHiddenItems',
      wants: 'what a colleague hides after a cleanup',
      given: [...over, after('cleanUpHiddenItems', { query: { cleanForAll: false } })],
      reads: inOrder({ usersIds: inOrder(true), userIsOnList: exactly(false) }),
    }))

  test('[G06] [B01] a cleanup for all leaves nothing that is over', () =>
    expectResponse({
      operation: 'getHiddenItems',
      wants: 'nothing that is over after a cleanup for all',
      given: [...over, after('cleanUpHiddenItems', { query: { cleanForAll: true } })],
      reads: noEntries,
    }))

  test('[G06] [B01] a cleanup leaves what is not over', () =>
    expectResponse({
      operation: 'getHiddenItems',
      wants: 'what is not over after a cleanup',
      given: [...hidden, after('cleanUpHiddenItems', { query: { cleanForAll: true } })],
      reads: inOrder({ usersIds: inOrder(true, true), userIsOnList: exactly(true) }),
    }))

  test('[G06] [B01] a cleanup returns what it has removed', () =>
    expectResponse({
      operation: 'cleanUpHiddenItems',
      wants: 'one hidden item that is over',
      given: over,
      request: { query: { cleanForAll: false } },
      reads: { removedIds: inOrder(true) },
    }))

  test('[G06] [S05] a search does not find them', () =>
    expectResponse({
      operation: 'searchProjects',
      wants: 'no hidden project',
      given: hidden,
      request: {
        query: { index: 0, limit: 20, orderBy: 'bestMatch', ascending: false },
        body: { freeSearch: from('projectWord'), criteria: [], roles: [] },
      },
      reads: { items: noEntries, count: exactly(0) },
    }))
})
