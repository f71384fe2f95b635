import { formatDate } from '@spadestik/domain/dates'
import type { DayRange } from '@spadestik/domain/search'
import type { IntlShape } from 'react-intl'
import { messages } from '../Search.messages'

/** A range of deadlines in words; nothing where neither end is set. */
export function deadlineLabel({ formatMessage }: IntlShape, { from, to }: DayRange): string {
  if (from !== null && to !== null) {
    return formatMessage(messages.between, { from: formatDate(from), to: formatDate(to) })
  }
  if (from !== null) return formatMessage(messages.since, { day: formatDate(from) })
  return to === null ? '' : formatMessage(messages.until, { day: formatDate(to) })
}
