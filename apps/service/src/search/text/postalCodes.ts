import { postalCodeRanges } from '@spadestik/domain/query'
import { sql } from 'kysely'
import type { TextCondition } from './fieldConditions'

/**
 * A character that sorts after all others. With it at the end, the upper bound of a range includes every code
 * with the same beginning.
 */
const last = '\uFFFF'

/**
 * Converts the postal codes in a text to three columns of an agent (a saved search). Each column is an array
 * with one value per range of codes: the first code, an exclusive upper bound, and the number of digits.
 */
export function postalCodeColumns(text: string) {
  const ranges = postalCodeRanges(text)
  return {
    zip_from: ranges.map(({ from }) => from),
    zip_before: ranges.map(({ to }) => `${to}${last}`),
    zip_digits: ranges.map(({ digits }) => digits),
  }
}

/**
 * Returns the condition that the postal code of a search row `s` is in one of the ranges in a text. The
 * condition compares byte by byte, so that an index can be used.
 */
export function postalCodeCondition(text: string): TextCondition {
  const conditions = postalCodeRanges(text).map(
    ({ from, to, digits }) =>
      sql`(s.zip ~>=~ ${from} and s.zip ~<~ ${`${to}${last}`}
        ${digits === null ? sql`` : sql`and length(s.zip) = ${digits}`})`,
  )
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`
}
