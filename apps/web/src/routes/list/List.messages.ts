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
}>({
  loading: { id: 'web.List.loading', defaultMessage: 'Loading …' },
  summary: {
    id: 'web.List.summary',
    defaultMessage: '{count, plural, one {# item} other {# items}}',
  },
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
})
