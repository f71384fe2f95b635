import { sql } from 'kysely'
import type { Condition } from './allOf'

/**
 * What a building period asks of an item: that some of the item's own period lies in it. Of an item that
 * states one end only, that day counts.
 *
 * @param from `YYYY-MM-DD`, the first day, or nothing for an open start
 * @param to `YYYY-MM-DD`, the last day, or nothing for an open end
 * @source specification 2
 */
export function periodConditions(
  from: string | null | undefined,
  to: string | null | undefined,
  allowUnspecified = true,
): Condition[] {
  const ends = [
    ...(typeof from === 'string' ? [sql`coalesce(s.building_end, s.building_start) >= ${from}::date`] : []),
    ...(typeof to === 'string' ? [sql`coalesce(s.building_start, s.building_end) <= ${to}::date`] : []),
  ]
  if (!allowUnspecified) return [sql`coalesce(s.building_start, s.building_end) is not null`, ...ends]
  if (ends.length === 0) return []
  return [sql`(s.building_start is null and s.building_end is null) or (${sql.join(ends, sql` and `)})`]
}
