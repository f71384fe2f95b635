import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { CriterionPaths } from '../../items/writers/loadCriterionPaths'
import { loadCriterionPaths } from '../../items/writers/loadCriterionPaths'
import type { Database } from '../../storage/Database'
import type { KnownCriteria } from '../procurement/KnownCriteria'
import { loadKnownCriteria } from '../procurement/KnownCriteria'
import { formerPrefix } from '../procurement/organizations'

export interface CriteriaInUse {
  readonly known: KnownCriteria
  readonly paths: CriterionPaths
  /** The highest id of a criterion. It shows whether criteria have been added since. */
  readonly newest: number
  /** Whether there are companies whose keys are of earlier rules. */
  readonly hasFormerKeys: boolean
}

export async function loadCriteriaInUse(
  db: Kysely<Database> | Transaction<Database>,
): Promise<CriteriaInUse> {
  const { rows } = await sql<{ newest: number; has_former: boolean }>`
    select coalesce((select max(id) from criteria), 0)::integer as newest,
      exists (select from companies where key like ${`${formerPrefix}%`}) as has_former`.execute(db)
  return {
    newest: rows[0]?.newest ?? 0,
    hasFormerKeys: rows[0]?.has_former === true,
    known: await loadKnownCriteria(db),
    paths: await loadCriterionPaths(db),
  }
}
