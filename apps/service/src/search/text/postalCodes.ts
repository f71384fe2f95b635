import { postalCodeRanges } from '@spadestik/domain/query'
import { sql } from 'kysely'
import type { TextCondition } from './fieldConditions'

/** Sorts after all characters, so that a range includes the codes that begin with its end. */
const last = '\uFFFF'

/** Returns the ranges of a text as columns: where each begins, what all its codes come before, and their length. */
export function postalCodeColumns(text: string) {
  const ranges = postalCodeRanges(text)
  return {
    zip_from: ranges.map(({ from }) => from),
    zip_before: ranges.map(({ to }) => `${to}${last}`),
    zip_digits: ranges.map(({ digits }) => digits),
  }
}

/** Whether the postal code of a row `s` is in a range of a text. The operators use the index on the letters. */
export function postalCodeCondition(text: string): TextCondition {
  const conditions = postalCodeRanges(text).map(
    ({ from, to, digits }) =>
      sql`(s.zip ~>=~ ${from} and s.zip ~<~ ${`${to}${last}`}
        ${digits === null ? sql`` : sql`and length(s.zip) = ${digits}`})`,
  )
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`
}
