import { hasDirection } from '@spadestik/domain/search'
import type { SearchCriteria } from '@spadestik/domain/search'
import type { IntlShape } from 'react-intl'
import { messages } from './Search.messages'

export const orderMessages = {
  bestMatch: messages.bestMatch,
  published: messages.byPublished,
  updated: messages.byUpdated,
  budget: messages.byBudget,
  deadline: messages.byDeadline,
}

/** Returns the order of a search as text, for example 'Order: Updated, descending'. */
export function orderLabel(
  { order, ascending }: Pick<SearchCriteria, 'order' | 'ascending'>,
  { formatMessage }: IntlShape,
): string {
  const name = formatMessage(messages.order)
  const value = formatMessage(orderMessages[order])
  if (!hasDirection(order)) return formatMessage(messages.filterOf, { name, value })
  const direction = formatMessage(ascending ? messages.ascending : messages.descending)
  return formatMessage(messages.orderOf, { name, value, direction })
}
