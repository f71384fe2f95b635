import type { Kysely } from 'kysely'
import { writeProcurements } from '../../items/writers/writeProcurements'
import { writeProjects } from '../../items/writers/writeProjects'
import type { WriteMode } from '../../ledger/recordChanges'
import type { Database } from '../../storage/Database'
import type { ProcurementRecord } from '../../storage/records/ProcurementRecord'
import type { ProjectRecord } from '../../storage/records/ProjectRecord'
import { procurementRecord, projectRecord } from './records'

/** Writes a procurement in a transaction of its own, and returns its id. */
export async function writeProcurement(
  db: Kysely<Database>,
  key: string,
  changes?: Partial<ProcurementRecord>,
  mode?: WriteMode,
): Promise<number> {
  const record = procurementRecord(key, changes)
  const ids = await db.transaction().execute((trx) => writeProcurements(trx, [record], mode))
  return ids.get(key) ?? 0
}

/** Writes a project in a transaction of its own, and returns its id. */
export async function writeProject(
  db: Kysely<Database>,
  key: string,
  changes?: Partial<ProjectRecord>,
  mode?: WriteMode,
): Promise<number> {
  const record = projectRecord(key, changes)
  const ids = await db.transaction().execute((trx) => writeProjects(trx, [record], mode))
  return ids.get(key) ?? 0
}
