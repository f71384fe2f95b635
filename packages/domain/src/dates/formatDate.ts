const noDate = '--'

/**
 * Formats a day as DD.MM.YYYY, or as '--' if there is none. (Z05)
 *
 * A timestamp is not converted to another time zone, so a deadline stays on the day that its author wrote.
 *
 * @param value `YYYY-MM-DD`, or a timestamp that begins with it
 */
export function formatDate(value: string | null | undefined): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(value ?? '') ?? []
  return year === undefined ? noDate : `${day}.${month}.${year}`
}

/** Returns the start of a day in UTC, in milliseconds since 1970. */
function startOf(text: string): number {
  return Date.parse(`${text.slice(0, 10)}T00:00:00Z`)
}

/**
 * Returns the number of days from one day to another. The number is negative if the second day is earlier.
 * Both texts begin with `YYYY-MM-DD`.
 */
export function daysBetween(from: string, to: string): number {
  return Math.round((startOf(to) - startOf(from)) / 86_400_000)
}

/** Returns the day after a day, both as `YYYY-MM-DD`. */
export function nextDay(day: string): string {
  return addDays(day, 1)
}

/** Returns the day that is `days` after another day, both as `YYYY-MM-DD`. `days` can be negative. */
export function addDays(day: string, days: number): string {
  return new Date(startOf(day) + days * 86_400_000).toISOString().slice(0, 10)
}
