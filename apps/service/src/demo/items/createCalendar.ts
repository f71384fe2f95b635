const dayLength = 86_400_000

/** Days and times relative to the day on which the demo data is generated. */
export interface Calendar {
  /** Returns a day as `YYYY-MM-DD`, a number of days after that day, or before it when negative. */
  readonly day: (offset: number) => string
  /** Returns an RFC 3339 time, a number of days after that day, at a minute of the day. */
  readonly time: (offset: number, minute: number) => string
}

/**
 * Creates a calendar around a day.
 *
 * @param today `YYYY-MM-DD`
 */
export function createCalendar(today: string): Calendar {
  const start = Date.parse(`${today}T00:00:00Z`)
  const at = (offset: number, minute: number) =>
    new Date(start + offset * dayLength + minute * 60_000).toISOString()
  return { day: (offset) => at(offset, 0).slice(0, 10), time: at }
}
