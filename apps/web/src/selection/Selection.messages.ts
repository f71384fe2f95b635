import type { ItemType } from '@spadestik/domain/search'
import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  add: NoMessageValues
  hide: NoMessageValues
  markSeen: NoMessageValues
  seen: { count: number }
  seenFailed: NoMessageValues
  print: NoMessageValues
  tooManyToPrint: { max: number }
  share: NoMessageValues
  copyLinks: NoMessageValues
  byMail: NoMessageValues
  tooLongToMail: NoMessageValues
  mailSubject: { count: number }
  selected: { type: ItemType; count: number }
  searchChanged: NoMessageValues
  cleared: NoMessageValues
  full: { max: number }
  added: { count: number; missing: number; list: string }
  hidden: { count: number; missing: number }
  shownAgain: { count: number }
  copied: { count: number }
  copyFailed: NoMessageValues
}>({
  add: { id: 'web.Selection.add', defaultMessage: 'Add to list' },
  hide: { id: 'web.Selection.hide', defaultMessage: 'Hide' },
  markSeen: { id: 'web.Selection.markSeen', defaultMessage: 'Mark as seen' },
  seen: {
    id: 'web.Selection.seen',
    defaultMessage: '{count, plural, one {# item is marked as seen.} other {# items are marked as seen.}}',
  },
  seenFailed: {
    id: 'web.Selection.seenFailed',
    defaultMessage: 'The items could not be marked as seen. Try again.',
  },
  print: { id: 'web.Selection.print', defaultMessage: 'Print' },
  tooManyToPrint: {
    id: 'web.Selection.tooManyToPrint',
    defaultMessage: 'At most {max, number} can be printed together. Select fewer.',
  },
  share: { id: 'web.Selection.share', defaultMessage: 'Share' },
  copyLinks: { id: 'web.Selection.copyLinks', defaultMessage: 'Copy names and links' },
  byMail: { id: 'web.Selection.byMail', defaultMessage: 'Send by e-mail' },
  tooLongToMail: {
    id: 'web.Selection.tooLongToMail',
    defaultMessage: 'This is too much for one e-mail. Select fewer, or copy the names and links.',
  },
  mailSubject: {
    id: 'web.Selection.mailSubject',
    defaultMessage: '{count, plural, one {# find on Spadestik} other {# finds on Spadestik}}',
  },
  selected: {
    id: 'web.Selection.selected',
    defaultMessage:
      '{type, select, project {{count, plural, one {# selected project} other {# selected projects}}} procurement {{count, plural, one {# selected tender} other {# selected tenders}}} other {{count, plural, one {# selected company} other {# selected companies}}}}',
  },
  searchChanged: {
    id: 'web.Selection.searchChanged',
    defaultMessage: 'The search has changed, so nothing is selected any more.',
  },
  cleared: { id: 'web.Selection.cleared', defaultMessage: 'Nothing is selected.' },
  full: {
    id: 'web.Selection.full',
    defaultMessage: '{max, number} are selected. More cannot be selected at a time.',
  },
  added: {
    id: 'web.Selection.added',
    defaultMessage:
      '{missing, plural, =0 {{count, plural, one {# item is now on “{list}”.} other {# items are now on “{list}”.}}} one {Now on “{list}”: {count, number}. No longer in our database: {missing, number}.} other {Now on “{list}”: {count, number}. No longer in our database: {missing, number}.}}',
  },
  hidden: {
    id: 'web.Selection.hidden',
    defaultMessage:
      '{missing, plural, =0 {{count, plural, one {# item is hidden.} other {# items are hidden.}}} one {Hidden: {count, number}. No longer in our database: {missing, number}.} other {Hidden: {count, number}. No longer in our database: {missing, number}.}}',
  },
  shownAgain: {
    id: 'web.Selection.shownAgain',
    defaultMessage: '{count, plural, one {# item is shown again.} other {# items are shown again.}}',
  },
  copied: {
    id: 'web.Selection.copied',
    defaultMessage: '{count, plural, one {# link was copied.} other {# links were copied.}}',
  },
  copyFailed: {
    id: 'web.Selection.copyFailed',
    defaultMessage: 'The browser did not allow copying. Share the items by e-mail instead.',
  },
})
