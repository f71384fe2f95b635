import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const rehearsalMessages = defineMessages<{
  title: NoMessageValues
  loading: NoMessageValues
  failed: NoMessageValues
  retry: NoMessageValues
  perWeek: { perWeek: number }
  atLeastPerWeek: { perWeek: number }
  inDays: { count: number; days: number }
  noMails: NoMessageValues
  summary: { perWeek: number; most: number }
  summaryFew: { count: number; days: number }
  none: NoMessageValues
  noneText: NoMessageValues
  chart: { from: string; counts: string }
  today: NoMessageValues
  alreadyFound: { count: number }
  mails: NoMessageValues
  chosen: NoMessageValues
  latest: NoMessageValues
  isNew: NoMessageValues
  newTab: NoMessageValues
  withoutFilter: NoMessageValues
  more: { more: number }
  source: { days: number }
  sourceSince: { since: string }
  sampled: NoMessageValues
}>({
  title: { id: 'ui.Rehearsal.title', defaultMessage: 'What this agent would have sent' },
  loading: { id: 'ui.Rehearsal.loading', defaultMessage: 'Counting what the agent would have sent' },
  failed: {
    id: 'ui.Rehearsal.failed',
    defaultMessage: 'This could not be counted. You can save the agent all the same.',
  },
  retry: { id: 'ui.Rehearsal.retry', defaultMessage: 'Try again' },
  perWeek: { id: 'ui.Rehearsal.perWeek', defaultMessage: 'About {perWeek, number} a week' },
  atLeastPerWeek: {
    id: 'ui.Rehearsal.atLeastPerWeek',
    defaultMessage: 'At least {perWeek, number} a week',
  },
  inDays: {
    id: 'ui.Rehearsal.inDays',
    defaultMessage: '{count, number} in {days, plural, one {# day} other {# days}}',
  },
  noMails: { id: 'ui.Rehearsal.noMails', defaultMessage: 'None' },
  summary: {
    id: 'ui.Rehearsal.summary',
    defaultMessage: 'About {perWeek, number} a week, at most {most, number} in one week.',
  },
  summaryFew: {
    id: 'ui.Rehearsal.summaryFew',
    defaultMessage: '{count, number} in {days, plural, one {# day} other {# days}}.',
  },
  none: { id: 'ui.Rehearsal.none', defaultMessage: 'It would have sent nothing.' },
  noneText: {
    id: 'ui.Rehearsal.noneText',
    defaultMessage: 'You can save it all the same: something that matches may still come.',
  },
  chart: { id: 'ui.Rehearsal.chart', defaultMessage: 'Matches per week since {from}: {counts}' },
  today: { id: 'ui.Rehearsal.today', defaultMessage: 'Today' },
  alreadyFound: {
    id: 'ui.Rehearsal.alreadyFound',
    defaultMessage: 'Your other agents find {count, plural, one {# of them} other {# of them}} already.',
  },
  mails: { id: 'ui.Rehearsal.mails', defaultMessage: 'Mails' },
  chosen: { id: 'ui.Rehearsal.chosen', defaultMessage: 'Selected' },
  latest: { id: 'ui.Rehearsal.latest', defaultMessage: 'The latest' },
  isNew: { id: 'ui.Rehearsal.isNew', defaultMessage: 'New' },
  newTab: { id: 'ui.Rehearsal.newTab', defaultMessage: 'Opens in a new tab' },
  withoutFilter: {
    id: 'ui.Rehearsal.withoutFilter',
    defaultMessage: 'Without one of the filters, there would be more',
  },
  more: { id: 'ui.Rehearsal.more', defaultMessage: '{more, number} more' },
  source: {
    id: 'ui.Rehearsal.source',
    defaultMessage:
      'Counted from the changes of the last {days, plural, one {day} other {# days}}. It is an estimate, because everything is compared as it is now.',
  },
  sourceSince: {
    id: 'ui.Rehearsal.sourceSince',
    defaultMessage:
      'Counted from the changes since {since}, because earlier ones are not known. It is an estimate, because everything is compared as it is now.',
  },
  sampled: {
    id: 'ui.Rehearsal.sampled',
    defaultMessage: 'So much has changed that only a part of it was compared.',
  },
})
