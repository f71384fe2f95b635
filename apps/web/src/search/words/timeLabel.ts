import { formatDate } from '@spadestik/domain/dates'
import { formatPeriod } from '@spadestik/domain/quarter'
import type { TimeName, TimeValue } from '@spadestik/domain/times'
import { isRelative } from '@spadestik/domain/times'
import type { IntlShape } from 'react-intl'
import { messages } from './Search.messages'
import { daysMessages, timeNameMessages, withinMessages } from './Time.messages'

/**
 * Returns a time filter as text, for example 'Deadline within 14 days'. The text is empty if the filter is
 * not set (S24).
 */
export function timeLabel({ formatMessage }: IntlShape, name: TimeName, time: TimeValue): string {
  if (isRelative(time)) return formatMessage(withinMessages[name], { count: time.within })
  const { from, to } = time
  if (name === 'start') {
    const value = formatPeriod(from, to)
    return value === null
      ? ''
      : formatMessage(messages.filterOf, { name: formatMessage(timeNameMessages.start), value })
  }
  if (from !== null && to !== null) {
    return formatMessage(daysMessages[`${name}Between`], { from: formatDate(from), to: formatDate(to) })
  }
  if (from !== null) return formatMessage(daysMessages[`${name}Since`], { day: formatDate(from) })
  return to === null ? '' : formatMessage(daysMessages[`${name}Until`], { day: formatDate(to) })
}
