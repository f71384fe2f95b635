import type { Transaction } from 'kysely'
import type { Database } from '../database/Database'
import type { CriteriaInUse } from './writeProcess'
import { writeProcess } from './writeProcess'

/**
 * Writes every imported tender again after a criterion tree has changed, so that its codes find their new
 * places. This corrects our own import: nobody is notified.
 *
 * @param now RFC 3339
 * @returns how many tenders were written
 */
export async function relinkProcesses(
  trx: Transaction<Database>,
  criteria: CriteriaInUse,
  now: string,
): Promise<number> {
  const processes = await trx.selectFrom('tender_releases').select('ocid').distinct().execute()
  for (const { ocid } of processes) await writeProcess(trx, ocid, criteria, { now, isHistory: true })
  return processes.length
}
