import type { Kysely } from 'kysely'
import { writeCompanies } from '../../items/writers/writeCompanies'
import { writeCriteria } from '../../items/writers/writeCriteria'
import { writeProcurements } from '../../items/writers/writeProcurements'
import type { Database } from '../../storage/Database'
import type { engines } from '../openTestDatabase'
import { openTestDatabase } from '../openTestDatabase'
import { companyRecord } from '../scenes/records'
import { sceneCriteria } from '../scenes/scene'
import { anyProcurements } from './searchArbitraries'

/** A database with eighty procurements, which differ in the values that the filters compare. */
export interface SearchScene {
  readonly db: Kysely<Database>
  readonly ids: ReadonlyMap<string, number>
  readonly close: () => Promise<void>
}

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
