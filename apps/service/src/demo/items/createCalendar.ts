const dayLength = 86_400_000

/** Days and times around the day on which the demo data is made. */
export interface Calendar {
  /** `YYYY-MM-DD`, so many days after that day, or before it where negative. */
  readonly day: (offset: number) => string
  /** RFC 3339, so many days after the start of that day, at the minute of that day. */
  readonly time: (offset: number, minute: number) => string
}

/**
 * Makes a calendar around a day.
 *
 * @param today `YYYY-MM-DD`
 */
export function createCalendar(today: string): Calendar {
  const start = Date.parse(`${today}T00:00:00Z`)
  const at = (offset: number, minute: number) =>
    new Date(start + offset * dayLength + minute * 60_000).toISOString()
  return { day: (offset) => at(offset, 0).slice(0, 10), time: at }
}
