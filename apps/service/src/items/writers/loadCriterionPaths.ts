import type { Kysely } from 'kysely'
import type { Database } from '../../storage/Database'
import type { CriterionReference } from '../../storage/records/itemParts'

/**
 * Functions that find the database ids of criteria, such as 'Aarhus', by type and code. Records of items
 * contain types and codes instead of ids.
 */
export interface CriterionPaths {
  /** Returns distinct ids, without ancestors. */
  readonly ids: (references: readonly CriterionReference[]) => number[]
  readonly closure: (references: readonly CriterionReference[]) => number[]
}

/**
 * Loads all criteria in one query, for writing many items.
 *
 * @throws Error (from the returned functions) when a criterion is unknown, because searches could not find
 * the item by this criterion.
 */
export async function loadCriterionPaths(db: Kysely<Database>): Promise<CriterionPaths> {
  const rows = await db
    .selectFrom('criteria')
    .innerJoin('criterion_types', 'criterion_types.id', 'criteria.type_id')
    .select(['criteria.id', 'criteria.path', 'criteria.code', 'criterion_types.code as type'])
    .execute()
  const byCode = new Map(rows.map((row) => [`${row.type}/${row.code}`, row]))
  const find = ({ type, code }: CriterionReference) => {
    const row = byCode.get(`${type}/${code}`)
    if (row === undefined) {
      throw new Error(
        `An item names the criterion "${code}" of the type "${type}", which does not exist, so it could not be found by it. ` +
          'Write the criterion type with its tree first.',
      )
    }
    return row
  }
  return {
    ids: (references) => [...new Set(references.map((reference) => find(reference).id))],
    closure: (references) => [...new Set(references.flatMap((reference) => find(reference).path))],
  }
}
