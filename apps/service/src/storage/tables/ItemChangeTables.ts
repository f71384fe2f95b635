import type { Generated } from 'kysely'
import type { ChangeKind } from '../records/ChangeKind'

/** The ledger: a log of every change of every item, in the order of writing (ADR 42). */
export interface ItemChangeTables {
  item_changes: {
    id: Generated<number>
    item_type: 'project' | 'procurement' | 'company'
    item_id: number
    /** The time when this service stored the change. The change itself might have happened long before. */
    changed_at: Generated<string>
    kind: ChangeKind
    /** The field of the item's record that changed. Null when `after` is the whole record of a new item. */
    field: string | null
    /** The value before the change. SQL null when unknown. The JSON value `null` for an empty field. */
    before: unknown
    /**
     * The value after the change. SQL null for a change that an earlier version of the service logged without
     * values.
     */
    after: unknown
    /**
     * Where the change came from: the id of a published notice, or the name of a background job. Null when
     * unknown.
     */
    source: string | null
    /**
     * Whether the change adds old data, or corrects data that this service had read wrongly. Such a change
     * notifies nobody.
     */
    is_correction: Generated<boolean>
    /**
     * Whether the alert job has processed the change, to find the agents (saved searches) and lists that mail
     * it.
     */
    gathered: Generated<boolean>
  }
}
