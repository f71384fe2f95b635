import { dayAt } from '@spadestik/domain/dates'

/** Returns the last day on which a key works, `YYYY-MM-DD`. @param expires the end of that day, RFC 3339 */
export const lastDayOf = (expires: string, timeZone: string): string =>
  dayAt(Date.parse(expires) - 1, timeZone)
