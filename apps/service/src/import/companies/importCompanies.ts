import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { loadCriterionPaths } from '../../items/writers/loadCriterionPaths'
import type { CriterionPaths } from '../../items/writers/loadCriterionPaths'
import { countryNamed } from '../places/countryNames'
import type { CountryCode } from '../../reference/countries'
import type { Database } from '../../storage/Database'
import { ImportError } from '../file/ImportError'
import type { ImportReport } from '../report/ImportReport'
import { NoteCollector } from '../report/NoteCollector'
import type { ReleaseFault } from '../release/ReleaseFault'
import { joinCompany } from './joinCompanies'
import type { KnownCompanies } from './KnownCompanies'
import { loadKnownCompanies, registeredKey } from './KnownCompanies'
import { readUnits } from './readUnits'
import { surveyUnits } from './surveyUnits'
import type { UnitSurvey } from './surveyUnits'
import type { Unit } from './Unit'
import { writeUnitsOrSay } from './writeUnits'

export interface CompanyOptions {
  /** The ISO 3166-1 alpha-2 code of the country of the register. */
  readonly country: string
  /** Whether to add the companies that the product does not have. */
  readonly all: boolean
  readonly now: string
  readonly onProgress?: (done: number) => void
}

const batchSize = 500

interface Place {
  readonly unit: Unit
  readonly position: number
}

/** Counts and reports what becomes of the units of a dump. */
class UnitReport {
  readonly counts = { added: 0, changed: 0, unchanged: 0 }
  readonly skipped: Record<string, number> = {}
  readonly faults = new NoteCollector()
  readonly losses = new NoteCollector()
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  skip(reason: string): void {
    this.skipped[reason] = (this.skipped[reason] ?? 0) + 1
  }

  report(
    collector: NoteCollector,
    id: string | null,
    position: number,
    notes: readonly ReleaseFault[],
  ): void {
    const place = { ocid: null, releaseId: id, position, file: this.#file, kind: 'unit' as const }
    collector.add(notes.map((note) => ({ ...place, ...note })))
  }
}

/** Joins companies of the product that are the same unit, and writes what the register says of it. */
class UnitWriter {
  readonly #db: Kysely<Database> | null
  readonly #country: CountryCode
  readonly #now: string
  readonly #report: UnitReport
  readonly #ids: readonly ReadonlyMap<number, readonly number[]>[]
  #criteria: CriterionPaths | null = null
  #batch: Place[] = []

  constructor(
    db: Kysely<Database> | null,
    report: UnitReport,
    { country, now }: { readonly country: CountryCode; readonly now: string },
    { otherKeys }: KnownCompanies,
    { matches }: UnitSurvey,
  ) {
    this.#db = db
    this.#report = report
    this.#country = country
    this.#now = now
    this.#ids = [otherKeys, matches]
  }

  async #join(db: Kysely<Database>, { unit, position }: Place): Promise<void> {
    for (const id of this.#ids.flatMap((ids) => ids.get(Number(unit.number)) ?? [])) {
      try {
        this.#criteria ??= await loadCriterionPaths(db)
        await joinCompany(db, id, registeredKey(this.#country, unit.number), this.#criteria)
      } catch (error) {
        await sql`select 1`.execute(db)
        const message = `could not be joined to another company (${error instanceof Error ? error.message : String(error)})`
        this.#report.report(this.#report.faults, unit.number, position, [{ property: '', message }])
      }
    }
  }

  async add(place: Place, isKnown: boolean): Promise<void> {
    const { counts } = this.#report
    if (this.#db === null) counts[isKnown ? 'changed' : 'added'] += 1
    else {
      await this.#join(this.#db, place)
      this.#batch.push(place)
      if (this.#batch.length >= batchSize) await this.flush()
    }
  }

  async flush(): Promise<void> {
    const batch = this.#batch
    this.#batch = []
    if (this.#db === null || batch.length === 0) return
    const units = batch.map(({ unit }) => unit)
    const outcomes = await writeUnitsOrSay(this.#db, units, this.#country, this.#now)
    for (const [index, outcome] of outcomes.entries()) {
      const { unit, position } = batch[index] ?? {}
      if (typeof outcome === 'string') this.#report.counts[outcome] += 1
      else {
        this.#report.skip('failed')
        const message = `could not be written (${outcome.failure})`
        this.#report.report(this.#report.faults, unit?.number ?? null, position ?? 0, [
          { property: '', message },
        ])
      }
    }
  }
}

/** Returns why a unit is left out, if it is. */
function leftOut(isKnown: boolean, { ended }: Unit, all: boolean): string | null {
  if (isKnown) return null
  if (!all) return 'not in the product'
  return ended === null ? null : 'ended, and not in the product'
}

/**
 * Imports the dump of a country's register of companies. It says what companies of the product are called, where they
 * are, and whether they have ended. What cannot be read is reported, and the rest is imported.
 *
 * @param db the database; with `isDry` it is only read
 * @throws ImportError when the file cannot be read or is of another kind; nothing is written then
 */
export async function importCompanies(
  db: Kysely<Database>,
  file: string,
  { country: written, all, now, onProgress }: CompanyOptions,
  isDry = false,
): Promise<ImportReport> {
  const country = countryNamed(written)
  if (country === null) throw new ImportError(`"${written}" is no country of the product.`)
  const today = now.slice(0, 10)
  const known = await loadKnownCompanies(db, country)
  const survey = await surveyUnits(file, country, today, known)
  const report = new UnitReport(file)
  const writer = new UnitWriter(isDry ? null : db, report, { country, now }, known, survey)
  const seen = new Set<number>()
  let position = 0
  for await (const read of readUnits(file, country, today)) {
    position += 1
    onProgress?.(position)
    if ('faults' in read) {
      report.skip('not usable')
      report.report(report.faults, read.number, position, read.faults)
      continue
    }
    const { unit, notes } = read
    const number = Number(unit.number)
    if (seen.has(number)) {
      const message = 'is in the file before, and the first one was imported'
      report.skip('twice in the file')
      report.report(report.losses, unit.number, position, [{ property: 'organisasjonsnummer', message }])
      continue
    }
    if (survey.doubled.has(number)) seen.add(number)
    const isKnown = known.numbers.has(number) || survey.matches.has(number)
    const left = leftOut(isKnown, unit, all)
    if (left !== null) {
      report.skip(left)
      continue
    }
    report.report(report.losses, unit.number, position, notes)
    await writer.add({ unit, position }, isKnown)
  }
  await writer.flush()
  for (const key of survey.ambiguous)
    report.report(report.losses, key, 0, [
      { property: 'navn', message: 'belongs to several units, so no company is joined' },
    ])
  const { counts, skipped, faults, losses } = report
  const lists = { faults: faults.list(), repairs: new NoteCollector().list(), losses: losses.list() }
  return { file, releases: position, ...counts, skipped, reread: 0, ...lists }
}
