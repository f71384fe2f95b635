import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

export type Condition = RawBuilder<unknown>

export function allOf(conditions: readonly Condition[]): Condition {
  return conditions.length === 0
    ? sql`true`
    : sql.join(
        conditions.map((one) => sql`(${one})`),
        sql` and `,
      )
}
