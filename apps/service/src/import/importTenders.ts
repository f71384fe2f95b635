import { isDeepStrictEqual } from 'node:util'
import type { Kysely, Transaction } from 'kysely'
import { loadCriterionPaths } from '../items/writers/loadCriterionPaths'
import { writeCriteria } from '../items/writers/writeCriteria'
import { contractTypes } from '../reference/criteria/contractTypes'
import type { Database } from '../storage/Database'
import type { OcdsRelease } from '../storage/records/OcdsRelease'
import { ensureRegions } from './ensureRegions'
import type { ImportReport, ReleaseNote } from './ImportReport'
import { describeNote } from './ImportReport'
import { buyerOf } from './procurement/companiesOf'
import { regionsOf } from './procurement/criteriaOf'
import { loadKnownCriteria } from './procurement/KnownCriteria'
import { checkRelease } from './release/checkRelease'
import { countryOf, isoOfRegion } from './release/countryOf'
import type { PackageHead } from './release/readReleases'
import { ImportError, readReleases } from './release/readReleases'
import type { CriteriaInUse } from './writeProcess'
import { relinkProcesses, writeProcess } from './writeProcess'

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

type Outcome = 'added' | 'changed' | 'unchanged' | { readonly skipped: string }

function isWanted(release: OcdsRelease, { countries }: ImportOptions): boolean {
  return countries === null || countries.includes(countryOf(buyerOf(release)) ?? '')
}

interface ValidRelease {
  readonly original: unknown
  readonly release: OcdsRelease
}

async function* validReleases(
  file: string,
  head: PackageHead,
  note: (kind: 'faults' | 'repairs', notes: readonly ReleaseNote[]) => void,
): AsyncGenerator<ValidRelease | null> {
  let position = 0
  for await (const { release: original } of readReleases(file, head)) {
    position += 1
    const { ocid, id } = Object(original)
    const about = {
      ocid: typeof ocid === 'string' ? ocid : null,
      releaseId: typeof id === 'string' ? id : null,
      position,
    }
    const checked = checkRelease(original)
    if ('faults' in checked) {
      note(
        'faults',
        checked.faults.map((fault) => ({ ...about, ...fault })),
      )
      yield null
    } else {
      note(
        'repairs',
        checked.repairs.map((repair) => ({ ...about, ...repair })),
      )
      yield { original, release: checked.release }
    }
  }
}

/** Reads the whole file before anything is written, to find its countries and its faults. */
async function survey(file: string, options: ImportOptions) {
  const head: PackageHead = { publisher: null }
  const countries = new Set<string>()
  const notes = { faults: [] as ReleaseNote[], repairs: [] as ReleaseNote[] }
  let total = 0
  for await (const valid of validReleases(file, head, (kind, added) => notes[kind].push(...added))) {
    total += 1
    if (valid === null || !isWanted(valid.release, options)) continue
    for (const region of regionsOf(valid.release, buyerOf(valid.release))) countries.add(isoOfRegion(region))
  }
  if (options.isStrict === true && notes.faults.length > 0) {
    const lines = notes.faults.map(describeNote)
    throw new ImportError(`${file} was refused, and nothing of it was imported:\n${lines.join('\n')}`)
  }
  return { publisher: head.publisher, countries, total, ...notes }
}

async function store(
  trx: Transaction<Database>,
  { original, release }: ValidRelease,
  publisher: string | null,
): Promise<'added' | 'changed' | 'unchanged'> {
  const before = await trx
    .selectFrom('tender_releases')
    .select('release')
    .where('ocid', '=', release.ocid)
    .where('release_id', '=', release.id)
    .executeTakeFirst()
  if (before !== undefined && isDeepStrictEqual(before.release, original)) return 'unchanged'
  const values = { date: release.date, publisher, release: JSON.stringify(original) }
  await trx
    .insertInto('tender_releases')
    .values({ ocid: release.ocid, release_id: release.id, ...values })
    .onConflict((conflict) => conflict.columns(['ocid', 'release_id']).doUpdateSet(values))
    .execute()
  return before === undefined ? 'added' : 'changed'
}

/**
 * Stores a release (a published notice) even if its tender cannot be shown yet, because a later release might
 * add what is missing.
 */
function importRelease(
  db: Kysely<Database>,
  valid: ValidRelease,
  publisher: string | null,
  criteria: CriteriaInUse,
  now: string,
): Promise<Outcome> {
  return db.transaction().execute(async (trx) => {
    const outcome = await store(trx, valid, publisher)
    if (outcome === 'unchanged') return outcome
    const { ocid, id } = valid.release
    const skipped = await writeProcess(trx, ocid, criteria, { now, newRelease: id, source: id })
    return skipped === null ? outcome : { skipped }
  })
}

/**
 * Stores the contract types and the regions of the countries if they are missing, and reads all criteria. If
 * regions were added, links the tenders of earlier imports to these regions.
 */
function prepareCriteria(
  db: Kysely<Database>,
  countries: Iterable<string>,
  now: string,
): Promise<CriteriaInUse> {
  return db.transaction().execute(async (trx) => {
    const hasContractTypes = await trx
      .selectFrom('criterion_types')
      .select('id')
      .where('code', '=', contractTypes.code)
      .executeTakeFirst()
    if (hasContractTypes === undefined) await writeCriteria(trx, [contractTypes])
    const hasChanged = await ensureRegions(trx, countries)
    const criteria = { known: await loadKnownCriteria(trx), paths: await loadCriterionPaths(trx) }
    if (hasChanged) await relinkProcesses(trx, criteria, now)
    return criteria
  })
}

/**
 * Imports a file of published notices (an Open Contracting release package). Unusable releases are skipped
 * and reported. Each usable release is written in its own transaction. An interrupted import can be run
 * again, because releases that are already stored are not written twice.
 *
 * @throws ImportError when the file cannot be read or is not a release package, or when `isStrict` is set and
 * a release is unusable. Nothing is written then.
 */
export async function importTenders(
  db: Kysely<Database>,
  file: string,
  options: ImportOptions,
): Promise<ImportReport> {
  const { publisher, countries, total, faults, repairs } = await survey(file, options)
  const criteria = await prepareCriteria(db, countries, options.now)
  const counts = { added: 0, changed: 0, unchanged: 0 }
  const skipped: Record<string, number> = {}
  let done = 0
  for await (const valid of validReleases(file, { publisher: null }, () => {})) {
    let outcome: Outcome = { skipped: 'not usable' }
    if (valid !== null) {
      outcome = isWanted(valid.release, options)
        ? await importRelease(db, valid, publisher, criteria, options.now)
        : { skipped: 'buyer in another country' }
    }
    if (typeof outcome === 'string') counts[outcome] += 1
    else skipped[outcome.skipped] = (skipped[outcome.skipped] ?? 0) + 1
    done += 1
    options.onProgress?.(done, total)
  }
  return { file, releases: total, ...counts, skipped, faults, repairs }
}
