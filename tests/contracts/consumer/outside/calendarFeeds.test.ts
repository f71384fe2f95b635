import { describe, test } from 'vitest'
import { asSaved } from '../interaction/asSaved'
import { expectProblem } from '../interaction/expectProblem'
import { expectResponse } from '../interaction/expectResponse'
import { from } from '../interaction/from'
import { closed, inOrder } from '../interaction/Reads'

const given = ['a paid user is signed in'] as const
const list = 'the user has a list with everything on it'
const none = 'the user has no calendar feed'
const has = [...given, 'the user has a calendar feed of a list'] as const
const missing = [...given, 'there is no such thing'] as const

const draft = { listId: from('listId'), agentId: null } as const
const feed = { id: true, created: true } as const
const urls = { url: true, atomUrl: true, jsonUrl: true } as const

test('[G06] [Z08] the calendar feeds of the user', () =>
  expectResponse({
    operation: 'getCalendarFeeds',
    wants: 'the calendar feeds of the user',
    given: has,
    reads: inOrder(closed({ ...feed, listId: true, agentId: null, lastRead: null })),
  }))

describe('creating a calendar feed', () => {
  test('[G06] [Z08] returns its address', () =>
    expectResponse({
      operation: 'createCalendarFeed',
      wants: 'the deadlines of a list in a calendar',
      given: [...given, list, none],
      request: { body: draft },
      reads: { feed: closed({ ...feed, ...asSaved(draft), lastRead: null }), ...urls },
    }))

  test('[G06] [Z08] [Z03] a second time gets 409', () =>
    expectProblem('conflict', {
      operation: 'createCalendarFeed',
      wants: 'no second feed of a list',
      given: has,
      request: { body: { ...draft, listId: from('feedListId') } },
    }))

  test('[G06] [Z08] [Z03] of a list that does not exist gets 404', () =>
    expectProblem('notFound', {
      operation: 'createCalendarFeed',
      wants: 'no feed of what does not exist',
      given: missing,
      request: { body: { ...draft, listId: from('missingId') } },
    }))

  test('[G06] [Z08] [V02] of a list and an agent gets 400', () =>
    expectProblem('badRequest', {
      operation: 'createCalendarFeed',
      wants: 'no feed of a list and an agent',
      given: [...given, list, 'the user has agents of every kind'],
      request: { body: { ...draft, agentId: from('procurementAgentId') } },
    }))
})

describe('a calendar feed', () => {
  test('[G06] [Z08] gets a new address', () =>
    expectResponse({
      operation: 'renewCalendarFeed',
      wants: 'a new address of a calendar feed',
      given: has,
      request: { path: { id: from('calendarFeedId') } },
      reads: { feed: closed({ ...feed, listId: true, agentId: null, lastRead: null }), ...urls },
    }))

  test('[G06] [Z08] [Z03] renewing one that does not exist gets 404', () =>
    expectProblem('notFound', {
      operation: 'renewCalendarFeed',
      wants: 'no new address of what does not exist',
      given: missing,
      request: { path: { id: from('missingId') } },
    }))

  test('[G06] [Z08] is deleted', () =>
    expectResponse({
      operation: 'deleteCalendarFeed',
      wants: 'a calendar feed deleted',
      given: has,
      request: { path: { id: from('calendarFeedId') } },
    }))

  test('[G06] [Z08] [Z03] deleting one that does not exist gets 404', () =>
    expectProblem('notFound', {
      operation: 'deleteCalendarFeed',
      wants: 'no calendar feed deleted that does not exist',
      given: missing,
      request: { path: { id: from('missingId') } },
    }))
})
