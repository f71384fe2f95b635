import type { ChangeKind } from '@spadestik/domain/alerts'
import type { ItemType } from '@spadestik/domain/search'
import type { Generated } from 'kysely'

/** The ledger: a log of every change of every item, in the order of writing (ADR 42). */
export interface ItemChangeTables {
  item_changes: {
    id: Generated<number>
    item_type: ItemType
    item_id: number
    /** The time when this service stored the change. The change itself might have happened long before. */
    changed_at: Generated<string>
    kind: ChangeKind
    /** Null when `after` is the whole record of a new item. */
    field: string | null
    /** SQL null when unknown. The JSON value `null` for an empty field. */
    before: unknown
    /** SQL null for a change that an earlier version of the service logged without values. */
    after: unknown
    /** The id of a published notice, or the name of a background job. Null when unknown. */
    source: string | null
    /**
     * Whether the change adds old data, or corrects data that was read wrongly. Such a change notifies
     * nobody.
     */
    is_correction: Generated<boolean>
    /** Whether the alert job has processed the change. */
    gathered: Generated<boolean>
    /** The trace in which the change was written. Null if it was not recorded. */
    traceparent: Generated<string | null>
  }
  ledger_era: {
    is_only: Generated<boolean>
    /** Names this history of the ledger. A restored backup gets another name. */
    name: Generated<string>
  }
}
