import { test } from 'vitest'
import { after } from './interaction/after'
import { expectProblem } from './interaction/expectProblem'
import { expectResponse } from './interaction/expectResponse'
import { from } from './interaction/from'
import { update } from './interaction/readParts'
import { exactly, inOrder, named, noEntries } from './interaction/Reads'

const given = ['a paid user is signed in'] as const
const updated = 'a project and a procurement were updated'
const project = 'a project with everything on it exists'
const procurement = 'a procurement with everything on it exists'

test('[G06] [P03] an update', () =>
  expectResponse({
    operation: 'getUpdate',
    wants: 'an update',
    given: [...given, project, updated],
    request: { path: { id: from('projectUpdateId') } },
    reads: {
      ...update,
      id: true,
      projectId: true,
      procurementId: null,
    },
  }))

test('[G06] [P03] the updates of a project', () =>
  expectResponse({
    operation: 'getProjectUpdates',
    wants: 'the updates of a project',
    given: [...given, project, updated],
    request: { path: { id: from('projectId') } },
    reads: [{ ...update, projectId: true }],
  }))

test('[G06] [P03] [W05] [Z03] the updates of a project get 480 for a limited visitor without views', () =>
  expectProblem('accessRunOut', {
    operation: 'getProjectUpdates',
    wants: 'no updates without views',
    given: ['a limited visitor without views is signed in', project],
    request: { path: { id: from('projectId') } },
  }))

test('[G06] [Q03] the updates of a procurement', () =>
  expectResponse({
    operation: 'getProcurementUpdates',
    wants: 'the updates of a procurement',
    given: [...given, procurement, updated],
    request: { path: { id: from('procurementId') } },
    reads: [{ ...update }],
  }))

test('[G06] [K01] the updates of a procurement get 403 without a paid product', () =>
  expectProblem('forbidden', {
    operation: 'getProcurementUpdates',
    wants: 'no updates without a paid product',
    given: ['a user without a paid product is signed in', procurement, updated],
    request: { path: { id: from('procurementId') } },
  }))

test('[G06] [K01] an update of a procurement gets 403 without a paid product', () =>
  expectProblem('forbidden', {
    operation: 'getUpdate',
    wants: 'no update of a procurement without a paid product',
    given: ['a user without a paid product is signed in', updated],
    request: { path: { id: from('procurementUpdateId') } },
  }))

test.each(['getUpdate', 'getProjectUpdates', 'getProcurementUpdates'] as const)(
  '[G06] [Z03] %s gets 404 when it does not exist',
  (operation) =>
    expectProblem('notFound', {
      operation,
      wants: 'what does not exist',
      given: [...given, 'there is no such thing'],
      request: { path: { id: from('missingId') } },
    }),
)

const notification = { id: true, title: true, text: true, created: true, seen: true } as const
const news = { ...notification, title: named('newsName') } as const
const olderNews = { ...notification, title: named('olderNewsName') } as const
const halfSeen = [...given, 'there is news about the product', 'the user has seen the older news'] as const

test('[G06] [N01] unseen news', () =>
  expectResponse({
    operation: 'getNotifications',
    wants: 'news that was not seen',
    given: halfSeen,
    request: { query: { isSeen: false } },
    reads: inOrder({ ...news, seen: exactly(false) }),
  }))

test('[G06] [N01] seen news', () =>
  expectResponse({
    operation: 'getNotifications',
    wants: 'news that was seen',
    given: halfSeen,
    request: { query: { isSeen: true } },
    reads: inOrder({ ...olderNews, seen: exactly(true) }),
  }))

test('[G06] [N01] all news, seen and unseen, the newest first', () =>
  expectResponse({
    operation: 'getNotifications',
    wants: 'all news',
    given: halfSeen,
    reads: inOrder({ ...news, seen: exactly(false) }, { ...olderNews, seen: exactly(true) }),
  }))

test('[G06] [N01] news can be marked as seen', () =>
  expectResponse({
    operation: 'markNotificationsSeen',
    wants: 'all news marked as seen',
    given: [...given, 'there is news about the product'],
  }))

test('[G06] [N01] no news is unseen after it was marked', () =>
  expectResponse({
    operation: 'getNotifications',
    wants: 'no news that was not seen after all was marked as seen',
    given: [...given, 'there is news about the product', after('markNotificationsSeen')],
    request: { query: { isSeen: false } },
    reads: noEntries,
  }))

test('[G06] [A07] the user guide', () =>
  expectResponse({
    operation: 'getHelpdesk',
    wants: 'the user guide',
    given: [...given, 'there is a user guide'],
    reads: [
      {
        id: true,
        name: true,
        icon: true,
        index: true,
        pages: [{ id: true, title: true, parts: [{ id: true, text: true }] }],
      },
    ],
  }))
