import type { Kysely } from 'kysely'
import type { Database } from '../../storage/Database'
import type { CriterionReference } from '../../storage/records/itemParts'

/** Finds the criteria that items name. */
export interface CriterionPaths {
  /** The ids of the criteria themselves, without repetition. */
  readonly ids: (references: readonly CriterionReference[]) => number[]
  /** Their ids and those of all that stand above them. */
  readonly closure: (references: readonly CriterionReference[]) => number[]
}

/**
 * Loads the trees once for many items.
 *
 * @throws Error (from the answered functions) when a criterion is unknown: the item could not be found by it.
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
