import { isDeepStrictEqual } from 'node:util'
import type { Caller } from '@spadestik/domain/access'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { KnownChange } from '../ledger/factsOf'
import { factsOf, readCompanyNames } from '../ledger/factsOf'
import { kindOf } from '../ledger/kindOf'
import { visibleChange } from '../ledger/visibleChange'
import type { Database } from '../storage/Database'
import type { ChangeFacts } from '../storage/records/ChangeFacts'
import { byNews } from '../storage/records/ChangeFacts'

interface StoredChange extends KnownChange {
  /**
   * Whether the value before the change is unknown, because an earlier version of the service logged the
   * change without its values.
   */
  readonly isUnknownBefore: boolean
}

/**
 * Combines the changes of one field, given from oldest to newest. Returns null when the field is back at its
 * original value.
 */
function foldField(changes: readonly StoredChange[]): StoredChange | null {
  const [first, last] = [changes[0], changes.at(-1)]
  if (first === undefined || last === undefined) return null
  const { field, before, isUnknownBefore } = first
  if (field === null || isUnknownBefore) return { ...last, before, isUnknownBefore }
  const { after } = last
  return isDeepStrictEqual(before, after) ? null : { ...last, before, kind: kindOf({ field, before, after }) }
}

/**
 * Returns the changes that a user may see, combined by field. A deadline that moved twice becomes one change
 * from the first day to the last. A field that is back at its original value is left out.
 *
 * @param changeIds the ids of changes of one item, in ascending order
 * @returns the changes, the most important first
 */
export type FoldChanges = (changeIds: readonly number[], caller: Caller) => ChangeFacts[]

export async function readFoldedChanges(
  db: Kysely<Database>,
  changeIds: readonly number[],
): Promise<FoldChanges> {
  const { rows } = await sql<StoredChange & { id: number }>`
    select id, item_type as "itemType", kind, field, before, after,
      before is null as "isUnknownBefore"
    from item_changes where id = any(${[...new Set(changeIds)]}::integer[]) and kind <> 'new'`.execute(db)
  const byId = new Map(rows.map(({ id, ...change }) => [id, change]))
  const names = await readCompanyNames(db, rows)
  return (ids, caller) => {
    const byField = Map.groupBy(
      ids.flatMap((id) => byId.get(id) ?? []),
      ({ field }) => field,
    )
    return [...byField.values()]
      .flatMap((changes) => {
        const change = foldField(changes)
        return change === null ? [] : (visibleChange(change, caller) ?? [])
      })
      .map((change) => factsOf(change, names))
      .sort(byNews)
  }
}
