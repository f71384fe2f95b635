import { isDeepStrictEqual } from 'node:util'
import type { Caller } from '@spadestik/domain/access'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { KnownChange } from '../items/ledger/factsOf'
import { factsOf, readCompanyNames } from '../items/ledger/factsOf'
import { kindOf } from '../items/ledger/kindOf'
import { visibleChange } from '../items/ledger/visibleChange'
import type { Database } from '../storage/Database'
import type { ChangeFacts } from '../storage/records/ChangeFacts'
import { byImportance } from '../storage/records/ChangeKind'

interface StoredChange extends KnownChange {
  readonly itemId: number
  /** Whether the value before the change is unknown, because an earlier version logged the change. */
  readonly isUnknownBefore: boolean
}

/** Combines the changes of one field, in order. Returns null when the field has its first value again. */
function foldField(changes: readonly StoredChange[]): StoredChange | null {
  const [first, last] = [changes[0], changes.at(-1)]
  if (first === undefined || last === undefined) return null
  const { field, before, isUnknownBefore } = first
  if (field === null || isUnknownBefore) return { ...last, before, isUnknownBefore }
  const { after } = last
  return isDeepStrictEqual(before, after) ? null : { ...last, before, kind: kindOf({ field, before, after }) }
}

/**
 * Reads what a user may see of changes, combined by item and field: of a deadline that moved twice, the first
 * and the last day are left. Fields that have their first value again are left out.
 *
 * @returns a map from every item, as `type id`, to its changes, the most important first
 */
export async function foldChanges(
  db: Kysely<Database>,
  changeIds: readonly number[],
  caller: Caller,
): Promise<Map<string, ChangeFacts[]>> {
  const { rows } = await sql<StoredChange>`
    select item_type as "itemType", item_id as "itemId", kind, field, before, after,
      before is null as "isUnknownBefore"
    from item_changes where id = any(${[...changeIds]}::integer[]) and kind <> 'new' order by id`.execute(db)
  const byField = Map.groupBy(rows, ({ itemType, itemId, field }) => `${itemType} ${itemId} ${field ?? ''}`)
  const folded = [...byField.values()].flatMap((changes) => {
    const change = foldField(changes)
    return change === null ? [] : (visibleChange(change, caller) ?? [])
  })
  const names = await readCompanyNames(db, folded)
  const byItem = Map.groupBy(folded, ({ itemType, itemId }) => `${itemType} ${itemId}`)
  return new Map(
    [...byItem].map(([item, changes]) => [
      item,
      changes.map((change) => factsOf(change, names)).sort((a, b) => byImportance(a.kind, b.kind)),
    ]),
  )
}
