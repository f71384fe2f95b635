import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { writeProcurements } from '../../items/writers/writeProcurements'
import { fromLedger } from '../../ledger/ledgerRecord'
import { readRecords } from '../../ledger/readRecords'
import type { Database } from '../../storage/Database'
import type { ProcurementRecord } from '../../storage/records/ProcurementRecord'
import type { CriteriaInUse } from '../process/CriteriaInUse'
import { lockCompanies, lockProcess } from '../process/processLocks'
import { projectOf, purchasesNamed } from '../process/projectOf'

interface Linked {
  readonly id: number
  readonly project: string | null
}

async function readLink(db: Kysely<Database>, ocid: string): Promise<Linked | undefined> {
  const { rows } = await sql<Linked>`
    select t.id, p.key as project from procurements t left join projects p on p.id = t.project_id
    where t.key = ${`ocds:${ocid}`}`.execute(db)
  return rows[0]
}

async function linkTender(trx: Transaction<Database>, ocid: string, { paths }: CriteriaInUse): Promise<void> {
  await lockProcess(trx, ocid)
  const tender = await readLink(trx, ocid)
  if (tender === undefined) return
  const record = (await readRecords(trx, 'procurement', [tender.id])).get(tender.id)
  const project = await projectOf(trx, ocid)
  if (record === undefined || project === tender.project) return
  await lockCompanies(trx, { table: 'procurements', key: `ocds:${ocid}` }, [])
  const linked = { ...fromLedger<ProcurementRecord>(record), project }
  await writeProcurements(trx, [linked], { source: project ?? tender.project ?? '', criteria: paths })
}

/**
 * Links the stored tenders that keys name to their project, or unlinks them. A tender that is imported later is
 * linked when it is written.
 */
export async function linkTenders(
  db: Kysely<Database>,
  keys: readonly string[],
  criteria: CriteriaInUse,
): Promise<void> {
  if (keys.length === 0) return
  for (const ocid of await purchasesNamed(db, keys)) {
    const link = await readLink(db, ocid)
    if (link !== undefined && link.project !== (await projectOf(db, ocid)))
      await db.transaction().execute((trx) => linkTender(trx, ocid, criteria))
  }
}
