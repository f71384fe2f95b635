/** A quarter of a year, such as `Q3 2027`. */
export type QuarterText = `Q${1 | 2 | 3 | 4} ${number}`

const numbers = [1, 2, 3, 4] as const

/** Returns a number for sorting quarters by time. */
export function quarterOrder(quarter: QuarterText): number {
  return Number(quarter.slice(3)) * 4 + Number(quarter.slice(1, 2))
}

/**
 * Returns all quarters from the first to the last, including both. Returns an empty array if the first is
 * after the last.
 */
export function quartersBetween(first: QuarterText, last: QuarterText): QuarterText[] {
  const quarters: QuarterText[] = []
  for (let year = Number(first.slice(3)); year <= Number(last.slice(3)); year++) {
    for (const number of numbers) {
      const quarter: QuarterText = `Q${number} ${year}`
      if (quarterOrder(quarter) >= quarterOrder(first) && quarterOrder(quarter) <= quarterOrder(last)) {
        quarters.push(quarter)
      }
    }
  }
  return quarters
}
