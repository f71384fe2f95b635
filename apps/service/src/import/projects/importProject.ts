import { isDeepStrictEqual } from 'node:util'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { writeCompanies } from '../../items/writers/writeCompanies'
import { writeProjects } from '../../items/writers/writeProjects'
import { fromLedger, toLedger } from '../../ledger/ledgerRecord'
import type { WriteMode } from '../../ledger/recordChanges'
import { readRecords } from '../../ledger/readRecords'
import type { Database } from '../../storage/Database'
import type { RoleRecord } from '../../storage/records/itemParts'
import type { ProjectRecord } from '../../storage/records/ProjectRecord'
import type { Imported } from '../importRelease'
import { companiesToWrite, readAliases, withAliases } from '../process/companyAliases'
import type { CriteriaInUse } from '../process/CriteriaInUse'
import { lockCompanies, lockProject } from '../process/processLocks'
import { tenderKeys } from '../process/projectOf'
import type { PublishedProject } from './checkProject'
import { linkTenders } from './linkTenders'
import type { ShownProject } from './toProject'
import { projectKey } from './toProject'

interface Stored {
  readonly id: number
  readonly published: string
  readonly updated: string | null
  readonly digest: string | null
}

/** The fields that change with the current time, even without a new version. */
const timedFields = new Set(['phase', 'phaseDates'])

/** A version that is read again differs because it is read better, except where time has passed. */
const isCorrection = (_key: string, field: string) => !timedFields.has(field)

async function readStored(trx: Transaction<Database>, key: string): Promise<Stored | undefined> {
  const { rows } = await sql<Stored>`
    select p.id, p.published, i.updated, i.digest
    from projects p left join imported_projects i on i.project_id = p.id where p.key = ${key}`.execute(trx)
  return rows[0]
}

const identity = ({ company, role, isWinner }: RoleRecord) => JSON.stringify([company, role, isWinner])

/** Returns a project with the days since which its roles are known. */
function withKnownDays(project: ProjectRecord, before: ProjectRecord | null): ProjectRecord {
  const known = new Map((before?.roles ?? []).map((role) => [identity(role), role.added]))
  const roles = project.roles.map((role) => ({ ...role, added: known.get(identity(role)) ?? role.added }))
  return { ...project, roles }
}

async function storeVersion(
  trx: Transaction<Database>,
  id: number,
  { updated, digest, ocids }: { updated: string; digest: string; ocids: readonly string[] },
): Promise<string[]> {
  await sql`
    insert into imported_projects (project_id, updated, digest) values (${id}, ${updated}, ${digest})
    on conflict (project_id) do update set updated = excluded.updated, digest = excluded.digest`.execute(trx)
  const keys = [...new Set(ocids.flatMap(tenderKeys))]
  const { rows } = await sql<{ tender: string }>`
    delete from project_tenders where project_id = ${id} and not tender = any(${keys}::text[])
    returning tender`.execute(trx)
  await sql`
    insert into project_tenders (project_id, tender) select ${id}, unnest(${keys}::text[])
    on conflict do nothing`.execute(trx)
  return [...keys, ...rows.map(({ tender }) => tender)]
}

async function writeShown(
  trx: Transaction<Database>,
  { project, companies }: ShownProject,
  before: Stored | undefined,
  mode: WriteMode,
  { paths }: CriteriaInUse,
): Promise<{ readonly id: number; readonly outcome: 'added' | 'changed' | 'unchanged' }> {
  const keys = companies.map(({ key }) => key)
  const known = await readAliases(trx, keys)
  await lockCompanies(trx, { table: 'projects', key: project.key }, [...keys, ...known.values()])
  const aliases = await readAliases(trx, keys)
  const stored = before && (await readRecords(trx, 'project', [before.id])).get(before.id)
  const record = withKnownDays(
    withAliases(project, aliases),
    stored === undefined ? null : fromLedger<ProjectRecord>(stored),
  )
  const isSame =
    stored !== undefined && isDeepStrictEqual(JSON.parse(JSON.stringify(toLedger(record))), stored)
  if (before !== undefined && isSame && mode.isCorrection !== undefined)
    return { id: before.id, outcome: 'unchanged' }
  const own = companies.filter(({ key }) => !aliases.has(key))
  await writeCompanies(trx, await companiesToWrite(trx, own), mode)
  const ids = await writeProjects(trx, [record], { ...mode, criteria: paths })
  return { id: ids.get(record.key) ?? 0, outcome: before === undefined ? 'added' : 'changed' }
}

const older = {
  outcome: { skipped: 'older version' },
  notes: [{ property: 'updated', message: 'is older than the version that is stored, which stays' }],
} as const

/**
 * Writes a version of a project, unless a newer one is stored, and links its tenders. If that fails, nothing of
 * the version is written, and the reason is returned.
 *
 * @param now RFC 3339
 * @throws Error when the database is away
 */
export async function importProject(
  db: Kysely<Database>,
  { id, updated, digest, mapped, notes }: PublishedProject,
  criteria: CriteriaInUse,
  now: string,
): Promise<Imported> {
  const key = projectKey(id)
  try {
    const written = await db.transaction().execute(async (trx) => {
      await lockProject(trx, key)
      const before = await readStored(trx, key)
      const isSame = before?.digest === digest
      if (updated !== null && before?.updated && !isSame && Date.parse(updated) < Date.parse(before.updated))
        return null
      if ('left' in mapped) return { left: mapped.left, keys: [], outcome: 'unchanged' as const }
      const date: string = updated ?? (isSame ? before?.updated : null) ?? now
      const isUndated = updated === null
      const project = {
        ...mapped.project,
        published: before?.published ?? mapped.project.published,
        ...(isUndated && { lastUpdated: date }),
      }
      const mode = { source: key, ...(isSame && { isCorrection }) }
      const shown = await writeShown(trx, { ...mapped, project }, before, mode, criteria)
      const keys = await storeVersion(trx, shown.id, { updated: date, digest, ocids: mapped.ocids })
      return { ...shown, keys }
    })
    if (written === null) return older
    if (written.left !== undefined) {
      const message = `is not shown: ${written.left}`
      return { outcome: { skipped: written.left }, notes: [...notes, { property: '', message }] }
    }
    await linkTenders(db, written.keys, criteria)
    return { outcome: written.outcome, notes }
  } catch (error) {
    await sql`select 1`.execute(db)
    const message = `could not be written (${error instanceof Error ? error.message : String(error)})`
    return { outcome: { skipped: 'failed' }, notes: [{ property: '', message }] }
  }
}
