import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: NoMessageValues
  deadlines: NoMessageValues
  noDeadlines: { days: number }
  dismiss: { name: string }
  dismissAll: NoMessageValues
  dismissPart: { part: string }
  dismissed: { count: number }
  dismissFailed: NoMessageValues
  undo: NoMessageValues
  undone: { count: number }
  changes: NoMessageValues
  noChanges: NoMessageValues
  markAllSeen: NoMessageValues
  markPartSeen: { part: string }
  marked: { count: number }
  markFailed: NoMessageValues
  seeAll: { count: number }
  seeLess: NoMessageValues
  more: { count: number }
  matches: NoMessageValues
  noMatches: NoMessageValues
  foundBy: { names: string }
  moreMatches: { count: number }
}>({
  title: { id: 'web.Today.title', defaultMessage: 'Today' },
  deadlines: { id: 'web.Today.deadlines', defaultMessage: 'Next deadlines' },
  noDeadlines: {
    id: 'web.Today.noDeadlines',
    defaultMessage: 'You have no more deadlines in the next {days} days.',
  },
  dismiss: { id: 'web.Today.dismiss', defaultMessage: 'Dismiss the deadline of {name}' },
  dismissAll: { id: 'web.Today.dismissAll', defaultMessage: 'Dismiss all' },
  dismissPart: { id: 'web.Today.dismissPart', defaultMessage: 'Dismiss all: {part}' },
  dismissed: {
    id: 'web.Today.dismissed',
    defaultMessage:
      '{count, plural, one {# deadline is dismissed. It returns if it moves.} other {# deadlines are dismissed. They return if they move.}}',
  },
  dismissFailed: {
    id: 'web.Today.dismissFailed',
    defaultMessage: 'The deadlines could not be changed. Try again.',
  },
  undo: { id: 'web.Today.undo', defaultMessage: 'Undo' },
  undone: {
    id: 'web.Today.undone',
    defaultMessage: '{count, plural, one {# deadline is shown again.} other {# deadlines are shown again.}}',
  },
  changes: { id: 'web.Today.changes', defaultMessage: 'Changed on your lists' },
  noChanges: { id: 'web.Today.noChanges', defaultMessage: 'You have seen all changes on your lists.' },
  markAllSeen: { id: 'web.Today.markAllSeen', defaultMessage: 'Mark as seen' },
  markPartSeen: { id: 'web.Today.markPartSeen', defaultMessage: 'Mark as seen: {part}' },
  marked: {
    id: 'web.Today.marked',
    defaultMessage: '{count, plural, one {# item is marked as seen.} other {# items are marked as seen.}}',
  },
  markFailed: {
    id: 'web.Today.markFailed',
    defaultMessage: 'The items could not be marked as seen. Try again.',
  },
  seeAll: { id: 'web.Today.seeAll', defaultMessage: 'Show {count}' },
  seeLess: { id: 'web.Today.seeLess', defaultMessage: 'See less' },
  more: {
    id: 'web.Today.more',
    defaultMessage:
      '{count, plural, one {# more item has changed. Mark these as seen to get to it.} other {# more items have changed. Mark these as seen to get to them.}}',
  },
  matches: { id: 'web.Today.matches', defaultMessage: 'Found by your agents' },
  noMatches: {
    id: 'web.Today.noMatches',
    defaultMessage: 'You have seen everything that your agents found.',
  },
  foundBy: { id: 'web.Today.foundBy', defaultMessage: 'Found by {names}' },
  moreMatches: {
    id: 'web.Today.moreMatches',
    defaultMessage:
      '{count, plural, one {Your agents found # more item.} other {Your agents found # more items.}}',
  },
})
