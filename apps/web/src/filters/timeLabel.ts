import { formatDate } from '@spadestik/domain/dates'
import { formatPeriod } from '@spadestik/domain/quarter'
import type { TimeName, TimeValue } from '@spadestik/domain/times'
import { isRelative, isTimeSet } from '@spadestik/domain/times'
import type { IntlShape } from 'react-intl'
import { messages } from './Filter.messages'
import { deadlineMessages, timeNameMessages, withinMessages } from './Time.messages'

const written = (day: string | null): string => (day === null ? '' : formatDate(day))

/**
 * Returns a time filter as text, for example 'Deadline within 14 days', or an empty text if it is not set
 * (S24).
 */
export function timeLabel({ formatMessage }: IntlShape, name: TimeName, time: TimeValue): string {
  if (isRelative(time)) return formatMessage(withinMessages[name], { count: time.within })
  if (!isTimeSet(time)) return ''
  const [from, to] = [written(time.from), written(time.to)]
  if (name !== 'deadline') {
    const value = name === 'start' ? (formatPeriod(time.from, time.to) ?? '') : `${from} – ${to}`.trim()
    return formatMessage(messages.filterOf, { name: formatMessage(timeNameMessages[name]), value })
  }
  if (from === '') return formatMessage(deadlineMessages.until, { day: to })
  if (to === '') return formatMessage(deadlineMessages.since, { day: from })
  return formatMessage(deadlineMessages.between, { from, to })
}
