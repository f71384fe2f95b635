import { hasDirection } from '@spadestik/domain/search'
import type { SearchCriteria } from '@spadestik/domain/search'
import type { IntlShape } from 'react-intl'
import { messages as filterMessages } from '../filters/Filter.messages'
import { messages as searchMessages } from '../filters/Search.messages'
import { orderMessages } from '../filters/orderMessages'
import { messages } from './Agent.messages'

/** Returns the order of a search as text, for example 'Order: Updated, descending'. */
export function orderLabel(
  { order, ascending }: Pick<SearchCriteria, 'order' | 'ascending'>,
  { formatMessage }: IntlShape,
): string {
  const name = formatMessage(searchMessages.order)
  const value = formatMessage(orderMessages[order])
  if (!hasDirection(order)) return formatMessage(filterMessages.filterOf, { name, value })
  const direction = formatMessage(ascending ? searchMessages.ascending : searchMessages.descending)
  return formatMessage(messages.orderOf, { name, value, direction })
}
