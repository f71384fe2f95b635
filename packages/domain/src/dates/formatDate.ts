/** What stands where there is no date. @source specification 4 (Phase timeline) */
export const noDate = '--'

/**
 * Writes a day as DD.MM.YYYY, and '--' for none.
 *
 * A time is cut to the day that its text names, so that a deadline stays on the day that its sender wrote.
 *
 * @param value `YYYY-MM-DD`, or a time that begins with it
 * @source specification 9
 */
export function formatDate(value: string | null | undefined): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(value ?? '') ?? []
  return year === undefined ? noDate : `${day}.${month}.${year}`
}

/** Milliseconds since 1970 at which a day begins in UTC. */
function startOf(text: string): number {
  return Date.parse(`${text.slice(0, 10)}T00:00:00Z`)
}

/** Whole days from one day to another, negative where the second is earlier; both `YYYY-MM-DD…`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((startOf(to) - startOf(from)) / 86_400_000)
}

/** The day after a day; both `YYYY-MM-DD`. */
export function nextDay(day: string): string {
  return addDays(day, 1)
}

/** A day so many days later, or earlier where the number is negative; `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return new Date(startOf(day) + days * 86_400_000).toISOString().slice(0, 10)
}
