import { formatDate } from '@spadestik/domain/dates'
import { useIntl } from 'react-intl'
import { messages } from './Moment.messages'

/** Returns a function that formats a time as its day and its time of the day. */
export function useMoment() {
  const { formatMessage, formatTime } = useIntl()
  return (time: string): string =>
    formatMessage(messages.dayAndTime, { day: formatDate(time), time: formatTime(time) })
}
