import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'
import { inBatches } from '../../storage/inBatches'
import type { ChangeKind } from '../../storage/records/ChangeKind'
import type { ProcurementRecord } from '../../storage/records/ProcurementRecord'
import type { ProjectRecord } from '../../storage/records/ProjectRecord'
import type { ItemChangeTables } from '../../storage/tables/ItemChangeTables'

export interface WriteMode {
  /** Whether the items are old data, such as demo data. Writing old data causes no updates and no e-mails. */
  readonly isHistory?: boolean
}

/**
 * Returns the ids of items that bring their own update texts. No update is generated for changes of these
 * items.
 */
export function describedItems(
  records: readonly (ProjectRecord | ProcurementRecord)[],
  ids: ReadonlyMap<string, number>,
): Set<number> {
  return new Set(records.flatMap(({ key, updates }) => (updates.length === 0 ? [] : [ids.get(key) ?? 0])))
}

interface ItemChange {
  readonly id: number
  readonly kind: ChangeKind
  readonly detail: string | null
}

/** A log that collects the changes of items while they are written (ADR 10). */
export interface ChangeLog {
  /** Whether changes are discarded. Writers then do not detect changes at all. */
  readonly isSilent: boolean
  readonly add: (change: ItemChange) => void
  /** Adds the same change to many items. */
  readonly addAll: (ids: Iterable<number>, kind: ChangeKind) => void
  /**
   * Writes the collected changes. For a new item, only the change `new` is written. The change `changed` is
   * left out if the item also has a change of a more specific kind.
   *
   * @param described ids of items that bring their own update texts
   */
  readonly write: (trx: Transaction<Database>, described: ReadonlySet<number>) => Promise<void>
}

const specificKinds = new Set<ChangeKind>(['phase', 'deadline', 'announcement', 'roles'])
const sections = sql`case c.kind when 'phase' then 'phases' when 'deadline' then 'dates'
  when 'announcement' then 'announcements' else 'roles' end`

function relevantChanges(changes: readonly ItemChange[]): ItemChange[] {
  const created = changes.find(({ kind }) => kind === 'new')
  if (created !== undefined) return [created]
  const known = [...new Map(changes.map((change) => [change.kind, change])).values()]
  return known.length === 1 ? known : known.filter(({ kind }) => kind !== 'changed')
}

export function createChangeLog(
  itemType: ItemChangeTables['item_changes']['item_type'],
  { isHistory: isSilent = false }: WriteMode,
): ChangeLog {
  const changes = new Map<number, ItemChange[]>()
  const add = (change: ItemChange) => {
    changes.set(change.id, [...(changes.get(change.id) ?? []), change])
  }
  return {
    isSilent,
    add,
    addAll: (ids, kind) => {
      for (const id of ids) add({ id, kind, detail: null })
    },
    write: async (trx, described) => {
      if (isSilent) return
      const rows = [...changes.values()].flatMap(relevantChanges)
      for (const batch of inBatches(rows)) {
        const { rows: written } = await sql<{ id: number; item_id: number; kind: ChangeKind }>`
          insert into item_changes (item_type, item_id, kind, detail)
          select ${itemType}, id, kind, detail
          from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as c(id integer, kind text, detail text)
          returning id, item_id, kind`.execute(trx)
        if (itemType === 'company') continue
        const generated = written.filter(
          ({ item_id: itemId, kind }) => specificKinds.has(kind) && !described.has(itemId),
        )
        await sql`
          insert into updates (${sql.ref(`${itemType}_id`)}, created, scroll_id, change_id)
          select c.item_id, c.changed_at, ${sections}, c.id from item_changes c
          where c.id = any(${generated.map(({ id }) => id)}::integer[])`.execute(trx)
      }
    },
  }
}
