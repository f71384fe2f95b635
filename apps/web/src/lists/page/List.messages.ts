import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  loading: NoMessageValues
  summary: { count: number }
  summaryWithSum: { count: number; sum: string }
  empty: NoMessageValues
  emptyText: NoMessageValues
  toSearch: NoMessageValues
  showMore: NoMessageValues
  types: NoMessageValues
  orderBy: NoMessageValues
  byUpdated: NoMessageValues
  byDeadline: NoMessageValues
  bySum: NoMessageValues
  byName: NoMessageValues
  filter: NoMessageValues
  noMatch: NoMessageValues
  clearFilter: NoMessageValues
  calendar: NoMessageValues
  settings: NoMessageValues
  activity: NoMessageValues
  activityLocked: NoMessageValues
  missing: NoMessageValues
  missingText: NoMessageValues
  toDashboard: NoMessageValues
}>({
  loading: { id: 'web.List.loading', defaultMessage: 'Loading …' },
  summary: { id: 'web.List.summary', defaultMessage: '{count, plural, one {# item} other {# items}}' },
  summaryWithSum: {
    id: 'web.List.summaryWithSum',
    defaultMessage: '{count, plural, one {# item} other {# items}} · {sum} together',
  },
  empty: { id: 'web.List.empty', defaultMessage: 'Nothing is on this list yet' },
  emptyText: {
    id: 'web.List.emptyText',
    defaultMessage: 'Press the star of a project, a tender or a company to put it here.',
  },
  toSearch: { id: 'web.List.toSearch', defaultMessage: 'Search' },
  showMore: { id: 'web.List.showMore', defaultMessage: 'Show more' },
  types: { id: 'web.List.types', defaultMessage: 'Types of items' },
  orderBy: { id: 'web.List.orderBy', defaultMessage: 'Order by' },
  byUpdated: { id: 'web.List.byUpdated', defaultMessage: 'Last updated' },
  byDeadline: { id: 'web.List.byDeadline', defaultMessage: 'Deadline' },
  bySum: { id: 'web.List.bySum', defaultMessage: 'Sum' },
  byName: { id: 'web.List.byName', defaultMessage: 'Name' },
  filter: { id: 'web.List.filter', defaultMessage: 'Filter the list' },
  noMatch: { id: 'web.List.noMatch', defaultMessage: 'Nothing here matches the filter' },
  clearFilter: { id: 'web.List.clearFilter', defaultMessage: 'Clear the filter' },
  calendar: { id: 'web.List.calendar', defaultMessage: 'Calendar' },
  settings: { id: 'web.List.settings', defaultMessage: 'Settings' },
  activity: { id: 'web.List.activity', defaultMessage: 'Activity' },
  activityLocked: {
    id: 'web.List.activityLocked',
    defaultMessage: 'What has happened to the items on the list is part of the paid products.',
  },
  missing: { id: 'web.List.missing', defaultMessage: 'This list does not exist in our database' },
  missingText: {
    id: 'web.List.missingText',
    defaultMessage: 'It may have been deleted, or it is not shared with you.',
  },
  toDashboard: { id: 'web.List.toDashboard', defaultMessage: 'Go to the dashboard' },
})
