import type { Transaction } from 'kysely'
import type { WriteMode } from '../items/writers/createChangeLog'
import type { CriterionPaths } from '../items/writers/loadCriterionPaths'
import { writeCompanies } from '../items/writers/writeCompanies'
import { writeProcurements } from '../items/writers/writeProcurements'
import type { Database } from '../storage/Database'
import type { KnownCriteria } from './procurement/KnownCriteria'
import { toProcurement } from './procurement/toProcurement'
import { checkRelease } from './release/checkRelease'

/** The known criteria. They are loaded once and used for writing many tenders. */
export interface CriteriaInUse {
  readonly known: KnownCriteria
  readonly paths: CriterionPaths
}

/** Options for writing the tender of a contracting process. */
export interface ProcessMode extends WriteMode {
  /** The current time, RFC 3339. The phase of a tender depends on it. */
  readonly now: string
}

/**
 * Writes the procurement of one contracting process from all its stored releases.
 *
 * @returns the reason why the procurement cannot be shown and was skipped, or null when it was written
 */
export async function writeProcess(
  trx: Transaction<Database>,
  ocid: string,
  { known, paths }: CriteriaInUse,
  { now, isHistory }: ProcessMode,
): Promise<string | null> {
  const rows = await trx
    .selectFrom('tender_releases')
    .select(['release', 'publisher'])
    .where('ocid', '=', ocid)
    .orderBy('date')
    .execute()
  // Releases are stored in their original form and repaired each time. After an improvement of the repair,
  // the files do not have to be imported again.
  const releases = rows.flatMap(({ release }) => {
    const checked = checkRelease(release)
    return 'release' in checked ? [checked.release] : []
  })
  if (releases.length === 0) return 'not usable'
  const mapped = toProcurement({ releases, publisher: rows.at(-1)?.publisher ?? null }, known, now)
  if ('left' in mapped) return mapped.left
  const mode = isHistory === undefined ? {} : { isHistory }
  await writeCompanies(trx, await onlyNewer(trx, mapped.companies), mode)
  await writeProcurements(trx, [mapped.procurement], { ...mode, criteria: paths })
  return null
}

/** Returns the companies without those that a later notice has already described. */
async function onlyNewer<Company extends { key: string; lastUpdated: string }>(
  trx: Transaction<Database>,
  companies: readonly Company[],
): Promise<Company[]> {
  if (companies.length === 0) return []
  const rows = await trx
    .selectFrom('companies')
    .select(['key', 'updated'])
    .where(
      'key',
      'in',
      companies.map(({ key }) => key),
    )
    .execute()
  const updated = new Map(rows.map((row) => [row.key, Date.parse(row.updated)]))
  return companies.filter(
    ({ key, lastUpdated }) => (updated.get(key) ?? -Infinity) <= Date.parse(lastUpdated),
  )
}

/**
 * Writes every imported tender again, so that its codes are linked to the new criteria of a tree. Nobody is
 * notified.
 *
 * @param now RFC 3339
 * @returns the number of tenders written
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
