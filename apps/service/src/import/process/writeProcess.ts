import { limits } from '@spadestik/domain/limits'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { WriteMode } from '../../ledger/recordChanges'
import { writeCompanies } from '../../items/writers/writeCompanies'
import { writeProcurements } from '../../items/writers/writeProcurements'
import type { Database } from '../../storage/Database'
import type { OcdsRelease } from '../../storage/records/OcdsRelease'
import type { ReleaseFault } from '../release/ReleaseFault'
import type { ShownProcess } from '../procurement/toProcurement'
import { toProcurement } from '../procurement/toProcurement'
import { checkRelease } from '../release/checkRelease'
import type { CriteriaInUse } from './CriteriaInUse'
import { correctionsOf } from './correctionsOf'
import { companiesToWrite, readAliases, withAliases } from './companyAliases'
import { keepFormerCompanies } from './keepFormerCompanies'
import { lockCompanies, lockProcess } from './processLocks'
import { projectOf } from './projectOf'

/**
 * The version of the rules by which purchases are read from their releases (published notices). Increase it
 * when the rules change: purchases of earlier versions are then read again, and nobody is notified (ADR 63).
 */
export const currentReading = 3

export interface ProcessMode extends Pick<WriteMode, 'isHistory' | 'source'> {
  /** RFC 3339. The phase of a tender depends on this time. */
  readonly now: string
  /** Whether the caller has called `lockProcess`. */
  readonly isLocked?: boolean
  /** The release (published notice) that has just been stored, and the release that it replaced, if any. */
  readonly newRelease?: { readonly id: string; readonly former: unknown }
}

export interface WrittenProcess {
  /** The reason why the procurement cannot be shown and was skipped. Null when it was written. */
  readonly left: string | null
  /** What could not be read. */
  readonly notes: readonly ReleaseFault[]
}

/** A purchase may have releases with other ids, because several purchases turned out to be one. */
const sound = (release: unknown, ocid: string): OcdsRelease[] => {
  const checked = checkRelease({ ...Object(release), ocid })
  return 'release' in checked ? [checked.release] : []
}

/**
 * Writes a procurement from all its stored releases (published notices). Waits while another transaction
 * writes the same procurement.
 *
 * @throws Error when the purchase has too many releases
 */
export async function writeProcess(
  trx: Transaction<Database>,
  ocid: string,
  criteria: CriteriaInUse,
  { now, newRelease, isHistory = false, isLocked = false, source }: ProcessMode,
): Promise<WrittenProcess> {
  if (!isLocked) await lockProcess(trx, ocid)
  const rows = await trx
    .selectFrom('tender_releases')
    .select(['release_id', 'release', 'publisher'])
    .where('ocid', '=', ocid)
    .orderBy('date')
    .execute()
  if (rows.length > limits.importReleases)
    throw new Error(`the purchase has more than ${limits.importReleases} releases`)
  await markRead(trx, ocid, criteria)
  // Releases (published notices) are stored in their original form and repaired each time they are read. When
  // the repair is improved, the files do not have to be imported again.
  const stored = rows.map((row) => ({ id: row.release_id, releases: sound(row.release, ocid) }))
  const releases = stored.flatMap((row) => row.releases)
  if (releases.length === 0) return { left: 'not usable', notes: [] }
  const publisher = rows.at(-1)?.publisher ?? null
  const mapped = toProcurement({ releases, publisher }, criteria.known, now)
  if ('left' in mapped) return { left: mapped.left, notes: [] }
  const before = stored.flatMap((row) =>
    row.id === newRelease?.id ? sound(newRelease.former, ocid) : row.releases,
  )
  const earlier =
    before.length === 0 ? null : toProcurement({ releases: before, publisher }, criteria.known, now)
  const isCorrection = correctionsOf(mapped, earlier)
  const mode: WriteMode = {
    isHistory,
    ...(source !== undefined && { source }),
    ...(isCorrection !== undefined && { isCorrection }),
  }
  await writeShown(trx, ocid, mapped, mode, criteria)
  return { left: null, notes: mapped.notes }
}

async function writeShown(
  trx: Transaction<Database>,
  ocid: string,
  { procurement, companies, formerKeys }: ShownProcess,
  mode: WriteMode,
  { paths, hasFormerKeys }: CriteriaInUse,
): Promise<void> {
  const item = { table: 'procurements', key: procurement.key } as const
  const keys = companies.map(({ key }) => key)
  const known = await readAliases(trx, keys)
  await lockCompanies(trx, item, [...keys, ...known.values(), ...(hasFormerKeys ? formerKeys.values() : [])])
  const aliases = await readAliases(trx, keys)
  const own = companies.filter(({ key }) => !aliases.has(key))
  if (hasFormerKeys) await keepFormerCompanies(trx, own, formerKeys)
  await writeCompanies(trx, await companiesToWrite(trx, own), mode)
  const project = await projectOf(trx, ocid)
  await writeProcurements(trx, [{ ...withAliases(procurement, aliases), project }], {
    ...mode,
    criteria: paths,
  })
}

/**
 * Notes that a purchase has been read by the current rules. If criteria have been added since they were
 * loaded, the purchase must be read again.
 */
async function markRead(trx: Transaction<Database>, ocid: string, { newest }: CriteriaInUse): Promise<void> {
  await sql`
    insert into tender_processes (ocid, reading)
    values (${ocid}, case when (select coalesce(max(id), 0) from criteria) = ${newest}
      then ${sql.lit(currentReading)} else 0 end)
    on conflict (ocid) do update set reading = excluded.reading, failure = null`.execute(trx)
}
