import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import { toLedger } from '../items/ledger/ledgerRecord'
import type { WriteMode } from '../items/ledger/recordChanges'
import type { CriterionPaths } from '../items/writers/loadCriterionPaths'
import { writeCompanies } from '../items/writers/writeCompanies'
import { writeProcurements } from '../items/writers/writeProcurements'
import type { Database } from '../storage/Database'
import type { KnownCriteria } from './procurement/KnownCriteria'
import type { MappedProcess } from './procurement/toProcurement'
import { toProcurement } from './procurement/toProcurement'
import { checkRelease } from './release/checkRelease'

export interface CriteriaInUse {
  readonly known: KnownCriteria
  readonly paths: CriterionPaths
}

export interface ProcessMode extends Pick<WriteMode, 'isHistory' | 'source'> {
  /** RFC 3339. The phase of a tender depends on this time. */
  readonly now: string
  /**
   * The id of the release (published notice) that has just been stored. Missing when a tender is written
   * again without a new release.
   */
  readonly newRelease?: string
}

type Mapped = Exclude<MappedProcess, { readonly left: string }>

/** The fields that change with the current time, even without a new release (published notice). */
const timedFields = new Set(['phase', 'phaseDates'])

/**
 * Returns a function that decides whether a change of a stored field is a correction. It compares the item
 * with and without the new release (published notice). If the field is the same in both, the change comes
 * from a better reading of older releases, so it is a correction.
 */
function correctionsOf(mapped: Mapped, earlier: MappedProcess | null): WriteMode['isCorrection'] {
  if (earlier === null || 'left' in earlier) return undefined
  const recordsOf = ({ procurement, companies }: Mapped) =>
    new Map([procurement, ...companies].map((record) => [record.key, toLedger(record)]))
  const [before, after] = [recordsOf(earlier), recordsOf(mapped)]
  return (key, field) => {
    const known = before.get(key)
    if (known === undefined || timedFields.has(field)) return false
    return isDeepStrictEqual(known[field], after.get(key)?.[field])
  }
}

/**
 * Writes a procurement from all its stored releases (published notices).
 *
 * @returns the reason why the procurement cannot be shown and was skipped, or null when it was written
 */
export async function writeProcess(
  trx: Transaction<Database>,
  ocid: string,
  { known, paths }: CriteriaInUse,
  { now, newRelease, isHistory = false, source }: ProcessMode,
): Promise<string | null> {
  const rows = await trx
    .selectFrom('tender_releases')
    .select(['release', 'publisher'])
    .where('ocid', '=', ocid)
    .orderBy('date')
    .execute()
  // Releases (published notices) are stored in their original form and repaired each time they are read. When
  // the repair is improved, the files do not have to be imported again.
  const releases = rows.flatMap(({ release }) => {
    const checked = checkRelease(release)
    return 'release' in checked ? [checked.release] : []
  })
  if (releases.length === 0) return 'not usable'
  const publisher = rows.at(-1)?.publisher ?? null
  const mapped = toProcurement({ releases, publisher }, known, now)
  if ('left' in mapped) return mapped.left
  const before = releases.filter(({ id }) => id !== newRelease)
  const earlier = before.length === 0 ? null : toProcurement({ releases: before, publisher }, known, now)
  const isCorrection = correctionsOf(mapped, earlier)
  const mode: WriteMode = {
    isHistory,
    ...(source !== undefined && { source }),
    ...(isCorrection !== undefined && { isCorrection }),
  }
  await writeCompanies(trx, await onlyNewer(trx, mapped.companies), mode)
  await writeProcurements(trx, [mapped.procurement], { ...mode, criteria: paths })
  return null
}

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
 * Writes every imported tender again, so that searches by new criteria find it. Nobody is notified.
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
  for (const { ocid } of processes)
    await writeProcess(trx, ocid, criteria, { now, isHistory: true, source: 'relinking' })
  return processes.length
}
