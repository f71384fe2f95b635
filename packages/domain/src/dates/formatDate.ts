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

/** Whole days from one day to another, negative where the second is earlier; both `YYYY-MM-DD…`. */
export function daysBetween(from: string, to: string): number {
  const day = (text: string): number => Date.parse(`${text.slice(0, 10)}T00:00:00Z`)
  return Math.round((day(to) - day(from)) / 86_400_000)
}
