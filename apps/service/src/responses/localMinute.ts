/**
 * A time in a time zone, as `YYYY-MM-DD HH:mm`.
 *
 * @param time RFC 3339
 * @source specification 3
 */
export function localMinute(time: string, timeZone: string): string {
  // Swedish writes times as the contract does.
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(time))
}
