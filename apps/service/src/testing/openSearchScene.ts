import type { Kysely } from 'kysely'
import { writeCriteria } from '../items/writers/writeCriteria'
import type { Database } from '../storage/Database'
import { writeCompanies } from '../items/writers/writeCompanies'
import { writeProcurements } from '../items/writers/writeProcurements'
import type { engines } from './openTestDatabase'
import { openTestDatabase } from './openTestDatabase'
import { companyRecord } from './records'
import { sceneCriteria } from './scene'
import { anyProcurements } from './searchArbitraries'

/** A database with eighty procurements that differ in everything that filters ask for. */
export interface SearchScene {
  readonly db: Kysely<Database>
  /** The id of each procurement, by its key. */
  readonly ids: ReadonlyMap<string, number>
  readonly close: () => Promise<void>
}

/** Opens a database of an engine and writes the procurements into it. */
export async function openSearchScene(engine: (typeof engines)[number]): Promise<SearchScene> {
  const { db, close } = await openTestDatabase(engine)
  const ids = await db.transaction().execute(async (trx) => {
    await writeCriteria(trx, sceneCriteria)
    await writeCompanies(
      trx,
      ['a', 'b', 'c'].map((key) => companyRecord(key)),
    )
    return writeProcurements(trx, anyProcurements)
  })
  return { db, ids, close }
}
