import { describe, test } from 'vitest'
import { after } from '../interaction/after'
import { expectProblem } from '../interaction/expectProblem'
import { expectResponse } from '../interaction/expectResponse'
import { from } from '../interaction/from'
import { closed, exactly, inOrder, named, noEntries } from '../interaction/Reads'

const paid = 'a paid user is signed in'
const list = 'the user has a list with everything on it'
const hasFeed = [paid, 'the user has a calendar feed of a list'] as const
const feed = { id: true, created: true } as const

describe('calendar feeds', () => {
  test('[G06] [Z08] none', () =>
    expectResponse({
      operation: 'getCalendarFeeds',
      wants: 'no calendar feeds',
      given: [paid, 'the user has no calendar feed'],
      reads: noEntries,
    }))

  const sources = [
    ['everything', { listId: null, agentId: null }, { listId: null, agentId: null }],
    ['a list', { listId: from('listId'), agentId: null }, { listId: true, agentId: null }],
    ['an agent', { listId: null, agentId: from('procurementAgentId') }, { listId: null, agentId: true }],
  ] as const

  test.each(sources)('[G06] [Z08] one of %s after it was created', (source, body, of) =>
    expectResponse({
      operation: 'getCalendarFeeds',
      wants: `the calendar feed of ${source} after it was created`,
      given: [
        paid,
        list,
        'the user has agents of every kind',
        'the user has no calendar feed',
        after('createCalendarFeed', { body }),
      ],
      reads: inOrder(closed({ ...feed, ...of })) as never,
    }),
  )

  test('[G06] [Z08] none after it was deleted', () =>
    expectResponse({
      operation: 'getCalendarFeeds',
      wants: 'no calendar feed after it was deleted',
      given: [...hasFeed, after('deleteCalendarFeed', { path: { id: from('calendarFeedId') } })],
      reads: noEntries,
    }))

  test('[G06] [Z08] [Z03] one that was deleted gets no new address', () =>
    expectProblem('notFound', {
      operation: 'renewCalendarFeed',
      wants: 'no new address after the feed was deleted',
      given: [...hasFeed, after('deleteCalendarFeed', { path: { id: from('calendarFeedId') } })],
      request: { path: { id: from('calendarFeedId') } },
    }))
})

describe('reminders', () => {
  test.each([1, 3, 7, 14] as const)('[G06] [Z09] %d days before a deadline, as saved', (days) =>
    expectResponse({
      operation: 'getReminders',
      wants: `reminders ${days} days before a deadline`,
      given: [
        paid,
        list,
        'the user has no reminders',
        after('saveReminder', { body: { listId: from('listId'), procurementId: null, days } }),
      ],
      reads: inOrder({ listId: true, procurementId: null, days: exactly(days) }),
    }),
  )

  test('[G06] [Z09] none after they were turned off', () =>
    expectResponse({
      operation: 'getReminders',
      wants: 'no reminders after they were turned off',
      given: [
        paid,
        list,
        'the user has no reminders',
        after('saveReminder', { body: { listId: from('listId'), procurementId: null, days: 3 } }),
        after('saveReminder', { body: { listId: from('listId'), procurementId: null, days: null } }),
      ],
      reads: noEntries,
    }))
})

const project = 'a project with everything on it exists'
const procurement = 'a procurement with everything on it exists'
const longAgo = 'the last visit of the user was long ago'

describe('items that a user has seen', () => {
  const given = [paid, project, longAgo] as const
  const ofProject = { body: { type: 'project', ids: [from('projectId')] } } as const

  test('[G06] [D03] are not unseen any more', () =>
    expectResponse({
      operation: 'findUnseenItems',
      wants: 'no changes of a project that was marked as seen',
      given: [...given, after('markItemsSeen', ofProject)],
      request: ofProject,
      reads: noEntries,
    }))

  test('[G06] [D03] only those that were asked for', () =>
    expectResponse({
      operation: 'findUnseenItems',
      wants: 'the changes of a project when another one was marked as seen',
      given: [
        ...given,
        'three projects to compare exist',
        after('markItemsSeen', { body: { type: 'project', ids: [from('firstProjectId')] } }),
      ],
      request: ofProject,
      reads: inOrder({ id: true, isNew: true, changedAt: true }),
    }))
})

const nearDeadline = { name: named('procurementName'), nextDeadline: true } as const
const today = [paid, project, procurement, longAgo, 'the user has dismissed no deadline'] as const

describe('today', () => {
  test('[G06] [D04] shows the deadlines and changes on a list, the newest change first', () =>
    expectResponse({
      operation: 'getToday',
      wants: 'the deadlines and changes on the lists of the user',
      given: [...today, 'the user has no agents', list],
      reads: {
        deadlines: inOrder({ id: true, place: true, ...nearDeadline }),
        changes: inOrder(
          {
            type: exactly('project'),
            name: named('projectName'),
            unseen: { id: true, isNew: true, changedAt: true },
          },
          {
            type: exactly('procurement'),
            name: named('procurementName'),
            unseen: { id: true, isNew: true, changedAt: true },
          },
        ),
        changeCount: exactly(2),
        matches: noEntries,
        matchCount: exactly(0),
      } as never,
    }))

  test('[G06] [D04] shows what agents have found', () =>
    expectResponse({
      operation: 'getToday',
      wants: 'what the agents of the user have found',
      given: [...today, 'the user has no lists', 'an agent of the user has found the procurement'],
      reads: {
        deadlines: inOrder({ id: true, ...nearDeadline }),
        changes: noEntries,
        changeCount: exactly(0),
        matches: inOrder({
          type: exactly('procurement'),
          name: named('procurementName'),
          unseen: { id: true, isNew: true, changedAt: true },
          agentNames: inOrder(named('foundAgentName')),
        }),
        matchCount: exactly(1),
      } as never,
    }))

  test('[G06] [D04] shows no deadline that was dismissed', () =>
    expectResponse({
      operation: 'getToday',
      wants: 'no deadline that was dismissed',
      given: [
        ...today,
        'the user has no agents',
        list,
        after('getToday', undefined, { readText: '/deadlines/0/nextDeadline' }),
        after('dismissDeadlines', {
          body: {
            isDismissed: true,
            deadlines: [{ id: from('procurementId'), day: from('readText') }],
          },
        }),
      ],
      reads: { deadlines: noEntries, changeCount: exactly(2) },
    }))

  test('[G06] [D04] shows nothing that was seen', () =>
    expectResponse({
      operation: 'getToday',
      wants: 'no changes of a project that was seen',
      given: [
        ...today,
        'the user has no agents',
        list,
        after('markItemsSeen', { body: { type: 'project', ids: [from('projectId')] } }),
      ],
      reads: { changes: inOrder({ name: named('procurementName') }), changeCount: exactly(1) },
    }))
})
