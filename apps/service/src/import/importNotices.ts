import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Kysely } from 'kysely'
import type { Database } from '../storage/Database'
import type { CheckedNotice } from './eforms/checkNotice'
import { checkNotice } from './eforms/checkNotice'
import { readDocuments } from './file/readDocuments'
import { importRelease } from './importRelease'
import type { ImportReport } from './report/ImportReport'
import { LatestNotes } from './report/LatestNotes'
import { NoteCollector } from './report/NoteCollector'
import { isoOfRegion } from './places/nutsCode'
import { prepareCriteria, rereadAll } from './prepareCriteria'
import type { CriteriaInUse } from './process/CriteriaInUse'
import { isStored } from './process/resolveProcess'
import { nutsCodesOf } from './procurement/criteriaOf'
import { buyerOf } from './procurement/organizations'
import { isoOfBuyer } from './release/countryOfBuyer'
import type { ReleaseFault } from './release/ReleaseFault'
import { WritingQueue } from './process/WritingQueue'
import { removeUnusedCountries } from './codeLists/removeUnusedCountries'
import type { OcdsRelease } from '../storage/records/OcdsRelease'

export interface NoticeOptions {
  /** The ISO 3166-1 alpha-2 codes of the countries of the buyers whose notices are imported. Null for all. */
  readonly countries: readonly string[] | null
  readonly now: string
  readonly onProgress?: (done: number) => void
  /** Whether to end after the current notice. What was imported stays. */
  readonly isStopped?: () => boolean
  /** How many notices are written at once. More leave less of the database to others. @default 1 */
  readonly atOnce?: number
}

const compress = promisify(brotliCompress)

/** Documents are read again rarely, written often, and mostly smaller than this window of 256 kB. */
const compression = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
}

/** Norwegian notices below the thresholds of the Union are published in Norway alone. */
const publisherOf = ({ x_notice: notice }: OcdsRelease): string | null =>
  /anskaffelser\.no.*national/.test(notice?.sdk ?? '') ? 'Doffin' : notice?.publication ? 'TED' : null

/** Writes notices one by one, with the criteria that their countries need. */
class NoticeWriter {
  readonly #db: Kysely<Database>
  readonly #countries = new Set<string>()
  #criteria: CriteriaInUse | null = null

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  /**
   * Returns the criteria that a release needs. New countries add criteria, for which stored tenders are read again.
   *
   * @param drain waits until nothing else is being written
   */
  async criteriaFor(release: OcdsRelease, drain: () => Promise<void>): Promise<CriteriaInUse> {
    const countries = nutsCodesOf(release, buyerOf(release)).map(isoOfRegion)
    const added = countries.filter((code) => !this.#countries.has(code))
    if (this.#criteria !== null && added.length === 0) return this.#criteria
    await drain()
    for (const code of added) this.#countries.add(code)
    this.#criteria = await prepareCriteria(this.#db, this.#countries)
    return this.#criteria
  }

  async write(
    notice: Extract<CheckedNotice, { release: unknown }>,
    bytes: Uint8Array,
    criteria: CriteriaInUse,
    now: string,
  ) {
    const { original, release, keys } = notice
    const document = await compress(bytes, compression)
    return importRelease(
      this.#db,
      { original, release, keys, publisher: publisherOf(release), document },
      criteria,
      now,
    )
  }
}

async function isWanted(
  db: Kysely<Database> | null,
  { release, keys }: Extract<CheckedNotice, { release: unknown }>,
  countries: readonly string[] | null,
): Promise<string | null> {
  if (countries === null) return null
  const country = isoOfBuyer(release)
  if (country === null)
    return db !== null && (await isStored(db, keys, null)) ? null : 'buyer in an unknown country'
  return countries.includes(country) ? null : 'buyer in another country'
}

/**
 * Imports eForms notices from a file, a folder or an archive. What cannot be read is reported, and the rest is
 * imported. Each notice is written in its own transaction, so an interrupted import can be run again.
 *
 * @param db null to read only, and say what could be imported
 * @throws Error when there is no such file or folder, or the database is away
 */
export async function importNotices(
  db: Kysely<Database> | null,
  path: string,
  { countries, now, onProgress, isStopped, atOnce = 1 }: NoticeOptions,
): Promise<ImportReport> {
  const counts = { added: 0, changed: 0, unchanged: 0 }
  const skipped: Record<string, number> = {}
  const skip = (reason: string) => {
    skipped[reason] = (skipped[reason] ?? 0) + 1
  }
  const [faults, repairs, losses] = [new NoteCollector(), new NoteCollector(), new NoteCollector()]
  const latest = new LatestNotes(losses)
  const writer = db === null ? null : new NoticeWriter(db)
  const queue = new WritingQueue(atOnce)
  let total = 0
  let reread = db === null ? 0 : await rereadAll(db, now, faults)
  try {
    for await (const found of readDocuments(path)) {
      if (isStopped?.() === true) break
      total += 1
      const notice = checkNotice(found, now.slice(0, 10))
      const place = { ocid: null, releaseId: notice.id, position: total, file: found.name }
      const lines = (notes: readonly ReleaseFault[]) => notes.map((note) => ({ ...place, ...note }))
      onProgress?.(total)
      if ('faults' in notice) {
        faults.add(lines(notice.faults))
        skip(notice.skipped)
        continue
      }
      const keys = [...notice.keys.own, ...notice.keys.references]
      await queue.waitFor(keys)
      const unwanted = await isWanted(db, notice, countries)
      if (unwanted !== null) {
        skip(unwanted)
        continue
      }
      repairs.add(lines(notice.notes))
      if (writer === null || 'fault' in found) {
        counts.added += 1
        continue
      }
      const criteria = await writer.criteriaFor(notice.release, () => queue.drain())
      await queue.add(keys, writer.write(notice, found.bytes, criteria, now), ({ outcome, notes }) => {
        if (typeof outcome === 'string') counts[outcome] += 1
        else skip(outcome.skipped)
        if (typeof outcome !== 'string' && outcome.skipped === 'failed') faults.add(lines(notes))
        else if (outcome === 'unchanged') losses.add(lines(notes))
        else latest.set(notice.id, lines(notes))
      })
    }
    await queue.drain()
  } finally {
    // The caller closes the database, so nothing may still be written.
    await queue.settle()
  }
  if (db !== null) {
    const late = await rereadAll(db, now, faults)
    reread += late
    if (reread > 0) await removeUnusedCountries(db)
  }
  latest.flush()
  const lists = { faults: faults.list(), repairs: repairs.list(), losses: losses.list() }
  return { file: path, releases: total, ...counts, skipped, reread, ...lists }
}
