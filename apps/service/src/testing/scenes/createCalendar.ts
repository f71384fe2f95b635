const dayLength = 86_400_000

export interface Calendar {
  /** Returns the day that is `offset` days after today, as `YYYY-MM-DD`. A negative offset counts back. */
  readonly day: (offset: number) => string
  /** Returns the RFC 3339 time that is `offset` days after today, at the given minute of the day. */
  readonly time: (offset: number, minute: number) => string
}

/** @param today `YYYY-MM-DD` */
export function createCalendar(today: string): Calendar {
  const start = Date.parse(`${today}T00:00:00Z`)
  const at = (offset: number, minute: number) =>
    new Date(start + offset * dayLength + minute * 60_000).toISOString()
  return { day: (offset) => at(offset, 0).slice(0, 10), time: at }
}
