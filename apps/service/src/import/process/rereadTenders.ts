import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'
import { loadCriteriaInUse } from './CriteriaInUse'
import { currentReading, writeProcess } from './writeProcess'

/** The number of purchases that one call reads, each in its own transaction. */
const batchSize = 50

export interface RereadFailure {
  readonly ocid: string
  readonly error: string
}

/**
 * Makes all imported purchases be read again. Call this function in the transaction that adds criteria, so
 * that searches by the new criteria find earlier imported tenders.
 *
 * @returns the number of purchases
 */
export async function requestReread(trx: Transaction<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with marked as (update tender_processes set reading = 0 returning 1)
    select count(*)::integer as count from marked`.execute(trx)
  return rows[0]?.count ?? 0
}

/**
 * Reads purchases again that were read by earlier rules or with fewer criteria. Nobody is notified. A
 * purchase that cannot be read is reported, and the others are read.
 *
 * @param now RFC 3339
 * @returns the number of purchases processed; call the function again until it returns 0
 */
export async function rereadTenders(
  db: Kysely<Database>,
  now: string,
  onFailure: (failure: RereadFailure) => void = () => undefined,
): Promise<number> {
  const pending = await db
    .selectFrom('tender_processes')
    .select('ocid')
    .where('reading', '<', currentReading)
    .orderBy('ocid')
    .limit(batchSize)
    .execute()
  if (pending.length === 0) return 0
  const criteria = await loadCriteriaInUse(db)
  const mode = { now, isHistory: true, source: 'relinking' }
  for (const { ocid } of pending) {
    try {
      await db.transaction().execute((trx) => writeProcess(trx, ocid, criteria, mode))
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error)
      // This statement also fails if the database is away. The error then ends the job, and the purchase is
      // read again later.
      await db
        .updateTable('tender_processes')
        .set({ reading: currentReading, failure })
        .where('ocid', '=', ocid)
        .execute()
      onFailure({ ocid, error: failure })
    }
  }
  return pending.length
}
