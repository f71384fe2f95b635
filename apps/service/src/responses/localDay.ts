/**
 * The day of a time in a time zone, as `YYYY-MM-DD`.
 *
 * @param time RFC 3339 or a date
 * @source specification 3
 */
export function localDay(time: string | Date, timeZone: string): string {
  // Swedish writes days as the contract does.
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(typeof time === 'string' ? new Date(time) : time)
}
