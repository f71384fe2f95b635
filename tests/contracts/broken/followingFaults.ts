import type { Fault } from './Fault'
import { faultOfValue, type WrongValue } from './faultOfValue'

const today = 'getToday: the deadlines and changes on the lists of the user'
const matches = 'getToday: what the agents of the user have found'
const explained = 'getExplanations: why a procurement is found'
const filters = 'getExplanations: which filters of an agent a project meets'
const narrowing = 'getNarrowing: filters that leave out a hidden procurement'
const rehearsal = 'rehearseProjectAgent: what an agent would have sent'
const feeds = 'getCalendarFeeds: the calendar feeds of the user'
const newFeed = 'createCalendarFeed: the deadlines of a list in a calendar'
const reminders = 'getReminders: reminders 7 days before a deadline'

/** Wrong values in what tells users about changes: explanations, rehearsals, the dashboard, feeds and reminders. */
const rows: readonly WrongValue[] = [
  ['an agent that finds the item is said not to', explained, '/agents/0/isFound', false],
  ['another agent is explained', explained, '/agents/0/agentName', 'Skoler'],
  ['no agent is explained', explained, '/agents', []],
  ['an item is said to be hidden', explained, '/isHidden', true],
  [
    'a hidden item is said to be shown',
    'getExplanations: why a hidden project is not found',
    '/isHidden',
    false,
  ],
  [
    'an agent that does not find the item is said to',
    'getExplanations: why a project is found or not',
    '/agents/0/isFound',
    true,
  ],
  [
    'an item is said to be outside the product',
    'getExplanations: why a company is found or not',
    '/isOutsideProduct',
    true,
  ],
  ['another item is explained', 'getExplanations: why a procurement is found or not', '/name', 'Trekant B'],
  ['a filter that is met is said not to be', filters, '/agents/0/conditions/0/isMet', false],
  ['a filter that is not met is said to be', filters, '/agents/0/conditions/1/isMet', true],
  ['a value is said to be withheld', filters, '/agents/0/conditions/1/isWithheld', true],
  ['a condition has another name', filters, '/agents/0/conditions/1/name', 'units'],
  ['an explained agent has another time of mails', filters, '/agents/0/mailTime', 'weekly'],
  ['a narrowing has no filters', narrowing, '/proposals/0/filters', {}],
  [
    'a narrowing includes what it should leave out',
    narrowing,
    '/proposals/0/filters/criteria/0/included',
    true,
  ],
  ['a narrowing has no proposals', narrowing, '/proposals', []],
  ['a narrowing is of another agent', narrowing, '/agentName', 'Skoler'],
  ['a narrowing drops a negative number', narrowing, '/proposals/0/drops', -1],
  ['a rehearsal counts a negative number', rehearsal, '/count', -1],
  ['a rehearsal counts an absurd number', rehearsal, '/count', 1_000_000],
  ['a rehearsal counts negative mails', rehearsal, '/mails/daily', -3],
  ['a rehearsal counts absurd mails', rehearsal, '/mails/weekly', 90_000],
  ['a rehearsal counts a negative week', rehearsal, '/weeks/0/count', -1],
  ['a rehearsal covers a negative time', rehearsal, '/days', -90],
  ['a rehearsal has another item', rehearsal, '/latest/0/name', 'Trekant B'],
  ['a rehearsal has no items', rehearsal, '/latest', []],
  ['a rehearsal is said to be estimated', rehearsal, '/isSampled', true],
  [
    'a rehearsal ignores the other agents',
    'rehearseProcurementAgent: what another agent of the user finds too',
    '/alreadyFound',
    0,
  ],
  [
    'a rehearsal of nothing counts something',
    'rehearseCompanyAgent: nothing that an agent would have sent',
    '/count',
    7,
  ],
  ['today has no deadlines', today, '/deadlines', []],
  ['today has the deadline of another tender', today, '/deadlines/0/name', 'Trekant B'],
  ['today has no day of a deadline', today, '/deadlines/0/nextDeadline', null],
  ['today has no changes', today, '/changes', []],
  ['today counts no changes', today, '/changeCount', 0],
  ['today has a change of another item', today, '/changes/0/name', 'Trekant B'],
  ['today calls a project a tender', today, '/changes/0/type', 'procurement'],
  ['today has matches of other users', today, '/matchCount', 4],
  ['today has no matches', matches, '/matches', []],
  ['today counts no matches', matches, '/matchCount', 0],
  ['today has a match of another item', matches, '/matches/0/name', 'Trekant B'],
  ['today has a match of another agent', matches, '/matches/0/agentNames', ['Skoler']],
  ['a match has no deadline', matches, '/deadlines', []],
  ['the feeds contain a secret address', feeds, '/0/url', 'https://www.spadestik.dk/calendar/secret.ics'],
  ['a feed is said to be of an agent', feeds, '/0/agentId', 7],
  ['a feed is of no list', feeds, '/0/listId', null],
  ['no feeds', feeds, '', []],
  ['a new feed has an empty address', newFeed, '/url', ''],
  ['a new feed has a path as its address', newFeed, '/url', '/calendar/secret.ics'],
  ['a new feed is of an agent', newFeed, '/feed/agentId', 7],
  ['a renewed feed has an empty address', 'renewCalendarFeed: a new address of a calendar feed', '/url', ''],
  ['a reminder is 99 days before', reminders, '/0/days', 99],
  ['a reminder is always 1 day before', reminders, '/0/days', 1],
  ['a reminder is of a tender', reminders, '/0/procurementId', 7],
  ['no reminders', reminders, '', []],
]

export const followingFaults: readonly Fault[] = rows.map(faultOfValue)
