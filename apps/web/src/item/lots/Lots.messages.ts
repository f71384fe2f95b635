import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  lot: NoMessageValues
  lotNumber: { number: string }
  filter: NoMessageValues
  found: { count: number; total: number }
  noMatch: NoMessageValues
  clearFilter: NoMessageValues
  showAll: { count: number }
  moreWinners: { count: number }
  period: NoMessageValues
  span: { from: string; to: string }
  from: { from: string }
  until: { to: string }
  days: { days: number }
  awardedSum: NoMessageValues
}>({
  lot: { id: 'web.Lots.lot', defaultMessage: 'Lot' },
  lotNumber: { id: 'web.Lots.lotNumber', defaultMessage: 'Lot {number}' },
  filter: { id: 'web.Lots.filter', defaultMessage: 'Filter lots' },
  found: {
    id: 'web.Lots.found',
    defaultMessage: '{count, number} of {total, plural, one {# lot} other {# lots}}',
  },
  noMatch: { id: 'web.Lots.noMatch', defaultMessage: 'No lot matches the filter' },
  clearFilter: { id: 'web.Lots.clearFilter', defaultMessage: 'Clear the filter' },
  showAll: { id: 'web.Lots.showAll', defaultMessage: 'Show all {count, number}' },
  moreWinners: { id: 'web.Lots.moreWinners', defaultMessage: 'and {count, number} more' },
  period: { id: 'web.Lots.period', defaultMessage: 'Contract period' },
  span: { id: 'web.Lots.span', defaultMessage: '{from} – {to}' },
  from: { id: 'web.Lots.from', defaultMessage: 'From {from}' },
  until: { id: 'web.Lots.until', defaultMessage: 'Until {to}' },
  days: { id: 'web.Lots.days', defaultMessage: '{days, plural, one {# day} other {# days}}' },
  awardedSum: { id: 'web.Lots.awardedSum', defaultMessage: 'Contract sum' },
})
