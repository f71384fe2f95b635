import { onePerKey } from '@spadestik/domain/locale'

// The contract writes days and times as 2026-03-12 14:30. The Swedish locale has the same format.
const dayFormat = onePerKey(
  (timeZone) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
)

const minuteFormat = onePerKey(
  (timeZone) =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }),
)

/**
 * Returns the day in a time zone as `YYYY-MM-DD`.
 *
 * @param time RFC 3339, or a `Date`
 */
export function localDay(time: string | Date, timeZone: string): string {
  return dayFormat(timeZone).format(typeof time === 'string' ? new Date(time) : time)
}

/**
 * Formats a time as `YYYY-MM-DD HH:mm` in a time zone.
 *
 * @param time RFC 3339
 */
export function localMinute(time: string, timeZone: string): string {
  return minuteFormat(timeZone).format(new Date(time))
}
