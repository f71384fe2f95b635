export interface Quarter {
  readonly year: number
  readonly quarter: 1 | 2 | 3 | 4
}

export type QuarterText = `Q${Quarter['quarter']} ${number}`

/** Returns the quarter of a day, or null without a valid day. @param day `YYYY-MM-DD…` */
export function quarterOf(day: string | null | undefined): Quarter | null {
  const [, year, month] = /^(\d{4})-(\d{2})/.exec(day ?? '') ?? []
  if (year === undefined || month === undefined) return null
  const quarter = Math.ceil(Number(month) / 3)
  return quarter === 1 || quarter === 2 || quarter === 3 || quarter === 4
    ? { year: Number(year), quarter }
    : null
}

/** Formats a quarter as `Q1 2027`. (S12) */
export function formatQuarter({ year, quarter }: Quarter): QuarterText {
  return `Q${quarter} ${year}`
}

/** Parses a quarter such as `Q1 2027`. Returns null for any other text. */
export function parseQuarter(text: string): Quarter | null {
  const [, quarter, year] = /^Q([1-4]) (\d{4})$/.exec(text.trim()) ?? []
  if (quarter === undefined || year === undefined) return null
  return quarterOf(`${year}-${String(Number(quarter) * 3).padStart(2, '0')}-01`)
}

/** Returns the first day of a quarter as `YYYY-MM-DD`. */
export function firstDayOf({ year, quarter }: Quarter): string {
  return `${year}-${String(quarter * 3 - 2).padStart(2, '0')}-01`
}

/** Returns the last day of a quarter as `YYYY-MM-DD`. */
export function lastDayOf({ year, quarter }: Quarter): string {
  return `${year}-${String(quarter * 3).padStart(2, '0')}-${quarter === 1 || quarter === 4 ? 31 : 30}`
}
