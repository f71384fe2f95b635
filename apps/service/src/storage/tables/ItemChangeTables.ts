import type { Generated } from 'kysely'
import type { ChangeKind } from '../records/ChangeKind'

/** The table that logs the changes of items in the order of writing. */
export interface ItemChangeTables {
  item_changes: {
    id: Generated<number>
    item_type: 'project' | 'procurement' | 'company'
    item_id: number
    /** The time when this service stored the change. The change itself may have happened long before. */
    changed_at: Generated<string>
    kind: ChangeKind
    /** The id of the new phase, or the new deadline as `YYYY-MM-DD`. Null for other kinds of changes. */
    detail: string | null
    /** Whether agents and lists have processed the change. */
    gathered: Generated<boolean>
  }
}
