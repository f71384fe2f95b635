import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { fromLedger } from '../../ledger/ledgerRecord'
import { readRecords } from '../../ledger/readRecords'
import { writeProcurements } from '../../items/writers/writeProcurements'
import type { Database } from '../../storage/Database'
import type { ProcurementRecord } from '../../storage/records/ProcurementRecord'
import type { CriteriaInUse } from './CriteriaInUse'
import { loadCriteriaInUse } from './CriteriaInUse'
import { lockProcess } from './processLocks'
import { writeProcess } from './writeProcess'

/**
 * The ids of the open phases. They are part of the SQL text and not parameters, so that PostgreSQL can use
 * the partial index, which contains only these phases.
 */
const openPhases = sql.raw('2, 3')

/** The number of procurements that one call closes, each in its own transaction. */
const batchSize = 50

const source = 'deadline passed'

interface PastTender {
  readonly id: number
  readonly ocid: string
}

/** @param id the id of the only procurement to look at. By default, looks at all of them. */
async function readPastTenders(db: Kysely<Database>, now: Date, id?: number): Promise<PastTender[]> {
  const { rows } = await sql<PastTender>`
    select p.id, substring(p.key from 6) as ocid
    from procurement_search s join procurements p on p.id = s.id
    where p.key like 'ocds:%' and s.phase_id in (${openPhases})
      ${id === undefined ? sql`` : sql`and p.id = ${id}`}
      and greatest(s.offers_to, s.participation_to, s.inquiry_to) < ${now.toISOString()}::timestamptz::date
    order by greatest(s.offers_to, s.participation_to, s.inquiry_to) limit ${batchSize}`.execute(db)
  return rows
}

/**
 * Changes only the phase in the last known record of a procurement, because its releases (published notices)
 * can no longer be used.
 */
async function closeKnownRecord(
  trx: Transaction<Database>,
  id: number,
  { paths }: CriteriaInUse,
): Promise<void> {
  const records = await readRecords(trx, 'procurement', [id])
  const closed = [...records.values()].map((record) =>
    fromLedger<ProcurementRecord>({ ...record, phase: 'evaluation' }),
  )
  await writeProcurements(trx, closed, { source, criteria: paths })
}

/**
 * Moves imported procurements to the phase `evaluation` when their deadline has passed. Writes at most one
 * batch. A procurement that cannot be written is reported, and the others are written.
 *
 * @returns the number of procurements written; call the function again until it returns 0
 */
export async function closePastTenders(
  db: Kysely<Database>,
  now: Date,
  onFailure: (failure: { readonly ocid: string; readonly error: string }) => void = () => undefined,
): Promise<number> {
  const past = await readPastTenders(db, now)
  if (past.length === 0) return 0
  const criteria = await loadCriteriaInUse(db)
  const close = ({ id, ocid }: PastTender, fromReleases: boolean) =>
    db.transaction().execute(async (trx) => {
      await lockProcess(trx, ocid)
      const isPast = async () => (await readPastTenders(trx, now, id)).length > 0
      if (!(await isPast())) return
      if (fromReleases) await writeProcess(trx, ocid, criteria, { now: now.toISOString(), source })
      if (await isPast()) await closeKnownRecord(trx, id, criteria)
    })
  let closed = 0
  for (const tender of past) {
    try {
      await close(tender, true).catch(() => close(tender, false))
      closed += 1
    } catch (error) {
      onFailure({ ocid: tender.ocid, error: error instanceof Error ? error.message : String(error) })
    }
  }
  return closed
}
