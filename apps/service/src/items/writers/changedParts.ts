import type { ProcurementRecord } from '../../storage/records/ProcurementRecord'
import type { ProjectRecord } from '../../storage/records/ProjectRecord'

/** The ids of the items that come with updates in words, so that their changes need not be told again. */
export function toldItems(
  records: readonly (ProjectRecord | ProcurementRecord)[],
  ids: ReadonlyMap<string, number>,
): Set<number> {
  return new Set(records.flatMap(({ key, updates }) => (updates.length === 0 ? [] : [ids.get(key) ?? 0])))
}
