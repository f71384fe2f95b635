import { postalCodeRanges } from '@spadestik/domain/query'
import { sql } from 'kysely'
import type { TextCondition } from './fieldConditions'

/** A character that sorts after all others. With it, a range includes all codes that begin with its end. */
const last = '\uFFFF'

/**
 * Returns the ranges of a text as three columns: the first code, an exclusive upper bound, and the number of
 * digits.
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
 * Returns the condition that the postal code of a search row `s` is in a range of the text. Its operators
 * compare byte by byte, so that an index can be used.
 */
export function postalCodeCondition(text: string): TextCondition {
  const conditions = postalCodeRanges(text).map(
    ({ from, to, digits }) =>
      sql`(s.zip ~>=~ ${from} and s.zip ~<~ ${`${to}${last}`}
        ${digits === null ? sql`` : sql`and length(s.zip) = ${digits}`})`,
  )
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`
}
