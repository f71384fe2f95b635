/** A quarter of a year. */
export interface Quarter {
  readonly year: number
  readonly quarter: 1 | 2 | 3 | 4
}

/** A quarter as it is written. @source specification 3 (Quarter value) */
export type QuarterText = `Q${Quarter['quarter']} ${number}`

/** The quarter of a day, or null for none. @param day `YYYY-MM-DD…` */
export function quarterOf(day: string | null | undefined): Quarter | null {
  const [, year, month] = /^(\d{4})-(\d{2})/.exec(day ?? '') ?? []
  if (year === undefined || month === undefined) return null
  const quarter = Math.ceil(Number(month) / 3)
  return quarter === 1 || quarter === 2 || quarter === 3 || quarter === 4
    ? { year: Number(year), quarter }
    : null
}

/** Writes a quarter as 'Qn YYYY'. @source specification 5 (Quarter selector) */
export function formatQuarter({ year, quarter }: Quarter): QuarterText {
  return `Q${quarter} ${year}`
}

/** Reads 'Qn YYYY'; null for anything else. */
export function parseQuarter(text: string): Quarter | null {
  const [, quarter, year] = /^Q([1-4]) (\d{4})$/.exec(text.trim()) ?? []
  if (quarter === undefined || year === undefined) return null
  return quarterOf(`${year}-${String(Number(quarter) * 3).padStart(2, '0')}-01`)
}

/** The first day of a quarter, `YYYY-MM-DD`. */
export function firstDayOf({ year, quarter }: Quarter): string {
  return `${year}-${String(quarter * 3 - 2).padStart(2, '0')}-01`
}

/** The last day of a quarter, `YYYY-MM-DD`. */
export function lastDayOf({ year, quarter }: Quarter): string {
  return `${year}-${String(quarter * 3).padStart(2, '0')}-${quarter === 1 || quarter === 4 ? 31 : 30}`
}
