import type { Kysely } from 'kysely'
import type { Database } from '../storage/Database'
import type { CheckedEntry, NotePlace } from './checkedEntries'
import { checkedEntries } from './checkedEntries'
import type { Imported } from './importRelease'
import { importRelease } from './importRelease'
import type { ImportReport } from './report/ImportReport'
import { LatestNotes } from './report/LatestNotes'
import { NoteCollector } from './report/NoteCollector'
import { loadCriteriaInUse } from './process/CriteriaInUse'
import { prepareCriteria, rereadAll } from './prepareCriteria'
import { releaseKeys } from './process/releaseKeys'
import { isStored } from './process/resolveProcess'
import { removeUnusedCountries } from './codeLists/removeUnusedCountries'
import type { Survey } from './surveyFile'
import { surveyFile, versionKey } from './surveyFile'

export interface ImportOptions {
  /**
   * The ISO 3166-1 alpha-2 codes of the countries to import. The country of a tender is that of its buyer.
   * Null imports the tenders of all countries.
   */
  readonly countries: readonly string[] | null
  readonly now: string
  /** Whether a single unusable release (published notice) makes the whole import fail. */
  readonly isStrict?: boolean
  readonly onProgress?: (done: number, total: number) => void
}

/** Returns why an entry is not imported, with a line for the report if something is lost. */
async function leftOut(
  db: Kysely<Database>,
  entry: CheckedEntry,
  { countries }: ImportOptions,
  { versions, wanted }: Survey,
): Promise<Imported | null> {
  if ('isElsewhere' in entry) return { outcome: { skipped: 'buyer in another country' }, notes: [] }
  if ('faults' in entry) return { outcome: { skipped: 'not usable' }, notes: [] }
  const { ocid } = entry.release
  // A later release of a purchase often leaves out what has not changed, such as the buyer.
  if (
    countries !== null &&
    entry.country === null &&
    !wanted.has(ocid) &&
    !(await isStored(db, releaseKeys(entry.release), ocid))
  ) {
    const message = 'is in no country that is known, so the release was left out'
    return { outcome: { skipped: 'buyer in an unknown country' }, notes: [{ property: 'buyer', message }] }
  }
  const newest = versions.get(versionKey(entry.release))
  if (newest === undefined || newest.position === entry.place.position) return null
  const message = `is in the file again as release ${newest.position}, which was imported instead`
  return { outcome: { skipped: 'replaced in the same file' }, notes: [{ property: 'id', message }] }
}

/**
 * Imports a file of published notices in the Open Contracting Data Standard. Unusable releases are skipped
 * and reported. Each usable release is written in its own transaction. An interrupted import can be run
 * again, because releases that are already stored are not written twice.
 *
 * @throws ImportError when the file cannot be read or is of another kind, or when `isStrict` is set and a
 * release is unusable. Nothing is written then.
 */
export async function importTenders(
  db: Kysely<Database>,
  file: string,
  options: ImportOptions,
): Promise<ImportReport> {
  const survey = await surveyFile(file, options.countries, options.isStrict === true)
  const { publisher, total, faults } = survey
  let criteria = await prepareCriteria(db, survey.countries)
  const reread = await rereadAll(db, options.now, faults)
  if (reread > 0) criteria = await loadCriteriaInUse(db)
  const counts = { added: 0, changed: 0, unchanged: 0 }
  const skipped: Record<string, number> = {}
  const [repairs, losses] = [new NoteCollector(), new NoteCollector()]
  const latest = new LatestNotes(losses)
  let done = 0
  for await (const entry of checkedEntries(file, { publisher: null }, options.countries)) {
    const left = await leftOut(db, entry, options, survey)
    if (left === null && 'repairs' in entry) repairs.add(at(entry.place, entry.repairs))
    const { outcome, notes } =
      left ??
      ('release' in entry
        ? await importRelease(
            db,
            { ...entry, publisher, keys: releaseKeys(entry.release) },
            criteria,
            options.now,
          )
        : { outcome: 'unchanged' as const, notes: [] })
    const lines = at(entry.place, notes)
    if (outcome === 'unchanged' || left !== null) losses.add(lines)
    else if (typeof outcome !== 'string' && outcome.skipped === 'failed') faults.add(lines)
    else latest.set(entry.place.ocid ?? '', lines)
    if (typeof outcome === 'string') counts[outcome] += 1
    else skipped[outcome.skipped] = (skipped[outcome.skipped] ?? 0) + 1
    done += 1
    options.onProgress?.(done, total)
  }
  // Criteria may have been added by others meanwhile.
  const late = await rereadAll(db, options.now, faults)
  if (reread + late > 0) await removeUnusedCountries(db)
  latest.flush()
  const lists = { faults: faults.list(), repairs: repairs.list(), losses: losses.list() }
  return { file, releases: total, ...counts, skipped, reread: reread + late, ...lists }
}

const at = (place: NotePlace, notes: Imported['notes']) => notes.map((note) => ({ ...place, ...note }))
