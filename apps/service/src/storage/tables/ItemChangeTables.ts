import type { Generated } from 'kysely'
import type { ChangeKind } from '../records/ChangeKind'

/** The rows of what was written to items, in the order in which it was. */
export interface ItemChangeTables {
  item_changes: {
    id: Generated<number>
    item_type: 'project' | 'procurement' | 'company'
    item_id: number
    /** When it was written here, which may be long after it happened. */
    changed_at: Generated<string>
    kind: ChangeKind
    /** The id of the new phase, or the new deadline as `YYYY-MM-DD`; null where the kind says it all. */
    detail: string | null
    /** Whether agents and lists have been told of it. */
    gathered: Generated<boolean>
  }
}
