import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/**
 * The SQL expression for where the contracting authority of a tender is: a paid detail.
 *
 * @param items the name of the table of items in the statement
 */
export function officeOf(items: string): RawBuilder<string> {
  const office = sql`${sql.ref(`${items}.details`)}->'office'`
  return sql`concat_ws(' ', ${office}->>'city', ${office}->>'address', ${office}->>'postalCode')`
}
