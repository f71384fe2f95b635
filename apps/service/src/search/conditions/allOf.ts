import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/** A condition of a search. */
export type Condition = RawBuilder<unknown>

/** Joins conditions with `and`. Without conditions, every row matches. */
export function allOf(conditions: readonly Condition[]): Condition {
  return conditions.length === 0
    ? sql`true`
    : sql.join(
        conditions.map((one) => sql`(${one})`),
        sql` and `,
      )
}
