import { postalCodeRanges } from '@spadestik/domain/query'
import { sql } from 'kysely'
import type { TextCondition, TextScope } from './fieldConditions'

/**
 * A character that sorts after all others. A postal code followed by this character is an upper bound that
 * includes every longer code with the same beginning.
 */
const last = '\uFFFF'

/**
 * Returns three columns of an agent (a saved search), which contain ranges of postal codes. Each column is an
 * array with one value per range: the first code, an exclusive upper bound, or the number of digits.
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
 * Requires that the postal code of an item is in one of the ranges in a text. Compares byte by byte, so that
 * an index can be used. Callers who may read paid details also find tenders by the place of the authority.
 */
export function postalCodeCondition(
  text: string,
  { itemType, seesPaidDetails }: Omit<TextScope, 'asking'>,
): TextCondition {
  const columns = itemType === 'procurement' && seesPaidDetails ? ['s.zip', 's.office_zip'] : ['s.zip']
  const conditions = postalCodeRanges(text).flatMap(({ from, to, digits }) =>
    columns.map((column) => {
      const zip = sql.ref(column)
      return sql`(${zip} ~>=~ ${from} and ${zip} ~<~ ${`${to}${last}`}
        ${digits === null ? sql`` : sql`and length(${zip}) = ${digits}`})`
    }),
  )
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`
}
