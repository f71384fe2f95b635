/** A quarter of a year, written `Qn YYYY`. */
export type QuarterText = `Q${1 | 2 | 3 | 4} ${number}`

const numbers = [1, 2, 3, 4] as const

/** Returns a number that sorts quarters by time. */
export function quarterOrder(quarter: QuarterText): number {
  return Number(quarter.slice(3)) * 4 + Number(quarter.slice(1, 2))
}

/** Returns the quarters from the first to the last, both included. Returns none if the first is later. */
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
