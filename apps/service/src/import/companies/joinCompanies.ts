import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { CriterionPaths } from '../../items/writers/loadCriterionPaths'
import { writeProcurements } from '../../items/writers/writeProcurements'
import { writeProjects } from '../../items/writers/writeProjects'
import { fromLedger } from '../../ledger/ledgerRecord'
import { readRecords } from '../../ledger/readRecords'
import type { Database } from '../../storage/Database'
import { inBatches } from '../../storage/inBatches'
import type { ProcurementRecord } from '../../storage/records/ProcurementRecord'
import type { ProjectRecord } from '../../storage/records/ProjectRecord'
import type { CompanyAliases } from '../process/companyAliases'
import { withAliases } from '../process/companyAliases'
import { lockItemsOfCompany } from '../process/processLocks'
import { moveAttachedToCompany } from './moveAttachedToCompany'

const source = 'register'

interface ItemIds {
  readonly projects: readonly number[]
  readonly procurements: readonly number[]
}

async function readItems(trx: Transaction<Database>, companyId: number): Promise<ItemIds> {
  const { rows } = await sql<{ project: number | null; procurement: number | null }>`
    select distinct project_id as project, procurement_id as procurement from company_roles
    where company_id = ${companyId}`.execute(trx)
  return {
    projects: rows.flatMap(({ project }) => project ?? []),
    procurements: rows.flatMap(({ procurement }) => procurement ?? []),
  }
}

/** Writes the items of a company with its new key. This is no news, so nobody is notified. */
async function rewriteItems(
  trx: Transaction<Database>,
  { projects, procurements }: ItemIds,
  aliases: CompanyAliases,
  criteria: CriterionPaths,
): Promise<void> {
  const mode = { isHistory: true, source, criteria }
  for (const batch of inBatches(projects, 50)) {
    const records = [...(await readRecords(trx, 'project', batch)).values()]
    await writeProjects(
      trx,
      records.map((record) => withAliases(fromLedger<ProjectRecord>(record), aliases)),
      mode,
    )
  }
  for (const batch of inBatches(procurements, 50)) {
    const records = [...(await readRecords(trx, 'procurement', batch)).values()]
    await writeProcurements(
      trx,
      records.map((record) => withAliases(fromLedger<ProcurementRecord>(record), aliases)),
      mode,
    )
  }
}

/**
 * Gives a company the key of its registration, with all its roles, notes, lists and tips. If the product has a company
 * with this key already, both become one.
 *
 * @throws Error when the company cannot be joined; nothing is changed then
 */
export async function joinCompany(
  db: Kysely<Database>,
  id: number,
  key: string,
  criteria: CriterionPaths,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockItemsOfCompany(trx, id, [key])
    const former = await trx.selectFrom('companies').select('key').where('id', '=', id).executeTakeFirst()
    if (former === undefined || former.key === key) return
    const present = await trx.selectFrom('companies').select('id').where('key', '=', key).executeTakeFirst()
    const into = present?.id ?? id
    if (present === undefined) await trx.updateTable('companies').set({ key }).where('id', '=', id).execute()
    await sql`update company_aliases set company_id = ${into} where company_id = ${id}`.execute(trx)
    await sql`
      insert into company_aliases (key, company_id) values (${former.key}, ${into})
      on conflict (key) do update set company_id = excluded.company_id`.execute(trx)
    await rewriteItems(trx, await readItems(trx, id), new Map([[former.key, key]]), criteria)
    if (into !== id) await moveAttachedToCompany(trx, id, into)
  })
}
