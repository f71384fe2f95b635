import { isDeepStrictEqual } from 'node:util'
import type { Kysely, Transaction } from 'kysely'
import { loadCriterionPaths } from '../criteria/loadCriterionPaths'
import { writeCriteria } from '../criteria/writeCriteria'
import type { Database } from '../database/Database'
import { contractTypes } from '../reference/contractTypes'
import { buyerOf } from './companiesOf'
import { countryOf, isoOfRegion } from './countryOf'
import { regionsOf } from './criteriaOf'
import { ensureRegions } from './ensureRegions'
import { loadKnownCriteria } from './KnownCriteria'
import type { OcdsRelease } from './OcdsRelease'
import type { PackageHead } from './readReleases'
import { readReleases } from './readReleases'
import type { CriteriaInUse } from './writeProcess'
import { writeProcess } from './writeProcess'

/** What an import did with the releases of a file. */
export interface ImportReport {
  readonly file: string
  readonly releases: number
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  /** How many cannot be shown, by reason. */
  readonly left: Readonly<Record<string, number>>
}

export interface ImportOptions {
  /** ISO 3166-1 alpha-2 codes of the buyers' countries to take; null takes every country. */
  readonly countries: readonly string[] | null
  /** RFC 3339 */
  readonly now: string
  readonly onProgress?: (done: number, total: number) => void
}

type Outcome = 'added' | 'changed' | 'unchanged' | { readonly left: string }

function isWanted(release: OcdsRelease, { countries }: ImportOptions): boolean {
  return countries === null || countries.includes(countryOf(buyerOf(release)) ?? '')
}

/** Reads the whole file once: a file that is broken anywhere changes nothing. */
async function survey(file: string, options: ImportOptions) {
  const head: PackageHead = { publisher: null }
  const countries = new Set<string>()
  let total = 0
  for await (const { release } of readReleases(file, head)) {
    total += 1
    if (!isWanted(release, options)) continue
    for (const region of regionsOf(release, buyerOf(release))) countries.add(isoOfRegion(region))
  }
  return { publisher: head.publisher, countries, total }
}

async function store(
  trx: Transaction<Database>,
  release: OcdsRelease,
  publisher: string | null,
): Promise<'added' | 'changed' | 'unchanged'> {
  const before = await trx
    .selectFrom('tender_releases')
    .select('release')
    .where('ocid', '=', release.ocid)
    .where('release_id', '=', release.id)
    .executeTakeFirst()
  if (before !== undefined && isDeepStrictEqual(before.release, JSON.parse(JSON.stringify(release))))
    return 'unchanged'
  const values = { date: release.date, publisher, release: JSON.stringify(release) }
  await trx
    .insertInto('tender_releases')
    .values({ ocid: release.ocid, release_id: release.id, ...values })
    .onConflict((conflict) => conflict.columns(['ocid', 'release_id']).doUpdateSet(values))
    .execute()
  return before === undefined ? 'added' : 'changed'
}

/** Keeps a release also where its process cannot be shown yet: another release may bring what it lacks. */
function importRelease(
  db: Kysely<Database>,
  release: OcdsRelease,
  publisher: string | null,
  criteria: CriteriaInUse,
  now: string,
): Promise<Outcome> {
  return db.transaction().execute(async (trx) => {
    const outcome = await store(trx, release, publisher)
    if (outcome === 'unchanged') return outcome
    const left = await writeProcess(trx, release.ocid, criteria, now)
    return left === null ? outcome : { left }
  })
}

/**
 * Imports one Open Contracting release package: each release in a transaction of its own, after the whole
 * file was found to be sound. Running it again changes nothing, and the order of releases makes no difference.
 *
 * @throws ImportError when the file cannot be read or is no release package; nothing is written then.
 * @source Open Contracting Data Standard 1.1
 */
export async function importTenders(
  db: Kysely<Database>,
  file: string,
  options: ImportOptions,
): Promise<ImportReport> {
  const { publisher, countries, total } = await survey(file, options)
  const criteria = await db.transaction().execute(async (trx) => {
    const hasContractTypes = await trx
      .selectFrom('criterion_types')
      .select('id')
      .where('code', '=', contractTypes.code)
      .executeTakeFirst()
    if (hasContractTypes === undefined) await writeCriteria(trx, [contractTypes])
    await ensureRegions(trx, countries)
    return { known: await loadKnownCriteria(trx), paths: await loadCriterionPaths(trx) }
  })
  const counts = { added: 0, changed: 0, unchanged: 0 }
  const left: Record<string, number> = {}
  let done = 0
  for await (const { release } of readReleases(file, { publisher: null })) {
    const outcome = isWanted(release, options)
      ? await importRelease(db, release, publisher, criteria, options.now)
      : { left: 'buyer in another country' }
    if (typeof outcome === 'string') counts[outcome] += 1
    else left[outcome.left] = (left[outcome.left] ?? 0) + 1
    done += 1
    options.onProgress?.(done, total)
  }
  return { file, releases: total, ...counts, left }
}
