import type { Kysely } from 'kysely'
import { writeCriteria } from '../items/writers/writeCriteria'
import { contractTypes } from '../reference/criteria/contractTypes'
import type { Database } from '../storage/Database'
import { ensureRegions } from './codeLists/ensureRegions'
import type { NoteCollector } from './report/NoteCollector'
import type { CriteriaInUse } from './process/CriteriaInUse'
import { loadCriteriaInUse } from './process/CriteriaInUse'
import { lockTrees } from './process/processLocks'
import { requestReread, rereadTenders } from './process/rereadTenders'

/**
 * Stores the contract types and the regions of the countries if they are missing, and reads all criteria. If
 * regions of Denmark, Sweden or Norway were missing, the tenders of earlier imports are read again.
 */
export function prepareCriteria(db: Kysely<Database>, countries: Iterable<string>): Promise<CriteriaInUse> {
  return db.transaction().execute(async (trx) => {
    await lockTrees(trx)
    const hasContractTypes = await trx
      .selectFrom('criterion_types')
      .select('id')
      .where('code', '=', contractTypes.code)
      .executeTakeFirst()
    if (hasContractTypes === undefined) await writeCriteria(trx, [contractTypes])
    if (await ensureRegions(trx, countries)) await requestReread(trx)
    return loadCriteriaInUse(trx)
  })
}

/** Reads earlier imported tenders again that were read by earlier rules or with fewer criteria. Returns how many. */
export async function rereadAll(db: Kysely<Database>, now: string, faults: NoteCollector): Promise<number> {
  let all = 0
  let batch = 0
  do {
    batch = await rereadTenders(db, now, ({ ocid, error }) => {
      const message = `could not be read again (${error})`
      faults.add([{ ocid, releaseId: null, position: 0, property: '', message }])
    })
    all += batch
  } while (batch > 0)
  return all
}
