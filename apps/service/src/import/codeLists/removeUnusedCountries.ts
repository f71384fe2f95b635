import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'
import { geographyType } from '../procurement/regionCodes'
import { lockTrees } from '../process/processLocks'

/**
 * Removes the countries from the geography tree that no item and no agent uses, except Denmark, Sweden and
 * Norway. Earlier rules added countries by mistake. Call this function after tenders have been read again.
 */
export async function removeUnusedCountries(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockTrees(trx)
    await sql`
      delete from criteria c using criterion_types t
      where t.id = c.type_id and t.code = ${geographyType} and c.parent_id is null
        and c.code ~ '^[A-Z]{2}$' and c.code not in ('DK', 'SE', 'NO')
        and not exists (select from procurement_search s where s.criteria && array[c.id])
        and not exists (select from project_search s where s.criteria && array[c.id])
        and not exists (select from agent_inclusions i where i.criteria && array[c.id])
        and not exists (select from agents a where a.excluded && array[c.id])`.execute(trx)
  })
}
