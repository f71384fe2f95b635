import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { loadCriterionPaths } from '../items/writers/loadCriterionPaths'
import { fromLedger } from '../items/ledger/ledgerRecord'
import { readRecords } from '../items/ledger/readRecords'
import { writeProcurements } from '../items/writers/writeProcurements'
import type { Database } from '../storage/Database'
import type { ProcurementRecord } from '../storage/records/ProcurementRecord'
import { loadKnownCriteria } from './procurement/KnownCriteria'
import { writeProcess } from './writeProcess'

/**
 * The ids of the open phases. They are part of the SQL text and not parameters, so that PostgreSQL can use
 * the partial index, which contains only these phases.
 */
const openPhases = sql.raw('2, 3')

/**
 * The maximum number of procurements that one call writes, in one transaction. It is small, so that other
 * calls to the service are not delayed.
 */
const batchSize = 50

/**
 * Moves imported procurements to the phase `evaluation` when their deadline has passed. Writes at
 * most one batch.
 *
 * @returns the number of procurements written; call the function again until it returns 0
 */
export async function closePastTenders(db: Kysely<Database>, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number; ocid: string }>`
    select p.id, substring(p.key from 6) as ocid
    from procurement_search s join procurements p on p.id = s.id
    where p.key like 'ocds:%' and s.phase_id in (${openPhases})
      and greatest(s.offers_to, s.participation_to, s.inquiry_to) < ${now.toISOString()}::timestamptz::date
    order by greatest(s.offers_to, s.participation_to, s.inquiry_to) limit ${batchSize}`.execute(db)
  if (rows.length === 0) return 0
  return db.transaction().execute(async (trx) => {
    const criteria = { known: await loadKnownCriteria(trx), paths: await loadCriterionPaths(trx) }
    const mode = { now: now.toISOString(), source: 'deadline passed' }
    for (const { ocid } of rows) await writeProcess(trx, ocid, criteria, mode)
    // `writeProcess` skips a procurement whose releases (published notices) can no longer be used, so such a
    // procurement is still open. Close it here, and change only the phase in its last known record.
    const open = await trx
      .selectFrom('procurements')
      .select('id')
      .where('phase_id', 'in', [2, 3])
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute()
    const records = await readRecords(
      trx,
      'procurement',
      open.map(({ id }) => id),
    )
    const closed = [...records.values()].map((record) =>
      fromLedger<ProcurementRecord>({ ...record, phase: 'evaluation' }),
    )
    await writeProcurements(trx, closed, { source: mode.source, criteria: criteria.paths })
    return rows.length
  })
}
