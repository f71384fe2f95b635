import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { CriterionPaths } from '../../items/writers/loadCriterionPaths'
import { loadCriterionPaths } from '../../items/writers/loadCriterionPaths'
import type { Database } from '../../storage/Database'
import type { KnownCriteria } from '../procurement/KnownCriteria'
import { loadKnownCriteria } from '../procurement/KnownCriteria'

export interface CriteriaInUse {
  readonly known: KnownCriteria
  readonly paths: CriterionPaths
  /** The highest id of a criterion. It shows whether criteria have been added since. */
  readonly newest: number
}

export async function loadCriteriaInUse(
  db: Kysely<Database> | Transaction<Database>,
): Promise<CriteriaInUse> {
  const { rows } = await sql<{ newest: number }>`
    select coalesce(max(id), 0)::integer as newest from criteria`.execute(db)
  return {
    newest: rows[0]?.newest ?? 0,
    known: await loadKnownCriteria(db),
    paths: await loadCriterionPaths(db),
  }
}
