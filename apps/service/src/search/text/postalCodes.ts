import { postalCodeRanges } from '@spadestik/domain/query'
import { sql } from 'kysely'
import type { TextCondition } from './fieldConditions'

/** Sorts after all characters, so that a range includes the codes that begin with its end. */
const last = '\uFFFF'

/** Returns the ranges of a text as two columns: where each begins, and what all its codes come before. */
export function postalCodeColumns(text: string) {
  const ranges = postalCodeRanges(text)
  return { zip_from: ranges.map(({ from }) => from), zip_before: ranges.map(({ to }) => `${to}${last}`) }
}

/** Whether the postal code of a row `s` is in a range of a text. The operators use the index on the letters. */
export function postalCodeCondition(text: string): TextCondition {
  const conditions = postalCodeRanges(text).map(
    ({ from, to }) => sql`(s.zip ~>=~ ${from} and s.zip ~<~ ${`${to}${last}`})`,
  )
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`
}
