import type { Generated } from 'kysely'
import type { ChangeKind } from '../records/ChangeKind'

/** The log of changes of items, in the order of writing. */
export interface ItemChangeTables {
  item_changes: {
    id: Generated<number>
    item_type: 'project' | 'procurement' | 'company'
    item_id: number
    /** When the change was written here, which may be long after it happened. */
    changed_at: Generated<string>
    kind: ChangeKind
    /** The id of the new phase, or the new deadline as `YYYY-MM-DD`; null for other kinds. */
    detail: string | null
    /** Whether agents and lists have processed it. */
    gathered: Generated<boolean>
  }
}
