import type { ProcurementRecord } from '../../storage/records/ProcurementRecord'
import type { ProjectRecord } from '../../storage/records/ProjectRecord'

/** Returns the ids of the items that contain updates with texts, whose changes need no generated update. */
export function describedItems(
  records: readonly (ProjectRecord | ProcurementRecord)[],
  ids: ReadonlyMap<string, number>,
): Set<number> {
  return new Set(records.flatMap(({ key, updates }) => (updates.length === 0 ? [] : [ids.get(key) ?? 0])))
}
