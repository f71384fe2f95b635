/**
 * Returns the day of a timestamp as `YYYY-MM-DD`, without converting it to another time zone. Returns null
 * without a timestamp.
 */
export function dayOf(time: string | null | undefined): string | null {
  return /^\d{4}-\d{2}-\d{2}/.exec(time ?? '')?.[0] ?? null
}

/** Whether a text in the form `YYYY-MM-DD` is a day of the calendar. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/**
 * Returns the time of day of a timestamp as `HH:MM`, without converting it to another time zone. Returns null
 * without a timestamp. Also returns null for 23:59 and 00:00, which publishers enter when they mean a whole
 * day.
 */
export function clockTimeOf(time: string | null | undefined): string | null {
  const clock = /T(\d{2}:\d{2})/.exec(time ?? '')?.[1] ?? null
  return clock === '23:59' || clock === '00:00' ? null : clock
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
