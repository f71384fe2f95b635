import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'
import type { OcdsRelease } from '../storage/records/OcdsRelease'
import { checkNotice } from './eforms/checkNotice'
import { isSame, withheldUntil } from './importRelease'
import type { CriteriaInUse } from './process/CriteriaInUse'
import { loadCriteriaInUse } from './process/CriteriaInUse'
import { lockProcess } from './process/processLocks'
import type { RereadFailure } from './process/rereadTenders'
import { writeProcess } from './process/writeProcess'

export interface AgainReport {
  readonly read: number
  /** The number of notices that are read differently now. */
  readonly changed: number
  /** Why documents could not be read, by the ids of their notices. */
  readonly failures: readonly { readonly id: string; readonly message: string }[]
}

interface Stored {
  readonly ocid: string
  readonly release_id: string
  readonly date: string
  readonly release: OcdsRelease
  readonly document: Buffer
}

const batchSize = 50

const decompress = promisify(brotliDecompress)

/** Returns the document of a notice as it was published. */
export const openDocument = async (document: Uint8Array): Promise<Buffer> => decompress(document)

async function readBatch(db: Kysely<Database>, since: string, after: Pick<Stored, 'ocid' | 'release_id'>) {
  const { rows } = await sql<Stored>`
    select ocid, release_id, date, release, document from tender_releases
    where document is not null and date >= ${since} and (ocid, release_id) > (${after.ocid}, ${after.release_id})
    order by ocid, release_id limit ${batchSize}`.execute(db)
  return rows
}

async function readAgain(
  db: Kysely<Database>,
  stored: Stored,
  criteria: CriteriaInUse,
  now: string,
): Promise<boolean> {
  const bytes = await openDocument(stored.document)
  const checked = checkNotice({ name: stored.release_id, bytes }, now.slice(0, 10))
  if (!('release' in checked))
    throw new Error(checked.faults.map(({ message }) => message).join(', ') || checked.skipped)
  const { original } = checked
  if (isSame(stored, original)) return false
  const { date } = original.x_notice?.isUndated === true ? stored : original
  await db.transaction().execute(async (trx) => {
    await lockProcess(trx, stored.ocid)
    await sql`
      update tender_releases set release = ${JSON.stringify({ ...original, date })}::jsonb, date = ${date}::timestamptz,
        withheld_until = ${withheldUntil(original)}::date
      where ocid = ${stored.ocid} and release_id = ${stored.release_id}`.execute(trx)
    const mode = { now, isHistory: true, isLocked: true, source: 'read again' }
    await writeProcess(trx, stored.ocid, criteria, mode)
  })
  return true
}

/**
 * Reads notices again of which a withheld value may be read by now. Nobody is notified.
 *
 * @param now RFC 3339
 * @returns the number of notices processed; call the function again until it returns 0
 */
export async function readDisclosed(
  db: Kysely<Database>,
  now: string,
  onFailure: (failure: RereadFailure) => void,
): Promise<number> {
  const { rows } = await sql<Stored>`
    select ocid, release_id, date, release, document from tender_releases
    where withheld_until <= ${now.slice(0, 10)}::date order by withheld_until limit ${batchSize}`.execute(db)
  if (rows.length === 0) return 0
  const criteria = await loadCriteriaInUse(db)
  for (const stored of rows) {
    const { ocid, release_id: id } = stored
    const error = await readAgain(db, stored, criteria, now).then(() => null, String)
    if (error !== null) onFailure({ ocid, error })
    // Without this, a document that cannot be read would come again and again.
    await sql`
      update tender_releases set withheld_until = null
      where ocid = ${ocid} and release_id = ${id} and withheld_until <= ${now.slice(0, 10)}::date`.execute(db)
  }
  return rows.length
}

/**
 * Reads the stored documents of notices again, after the rules of reading have changed. The changes are recorded as
 * corrections, and nobody is notified of them.
 *
 * @param since RFC 3339 or `YYYY-MM-DD`: the first day of the notices to read
 */
export async function importAgain(db: Kysely<Database>, since: string, now: string): Promise<AgainReport> {
  const criteria = await loadCriteriaInUse(db)
  const failures: { id: string; message: string }[] = []
  let [read, changed] = [0, 0]
  let after = { ocid: '', release_id: '' }
  for (;;) {
    const rows = await readBatch(db, since, after)
    const last = rows.at(-1)
    if (last === undefined) return { read, changed, failures }
    for (const stored of rows) {
      read += 1
      try {
        if (await readAgain(db, stored, criteria, now)) changed += 1
      } catch (error) {
        await sql`select 1`.execute(db)
        failures.push({
          id: stored.release_id,
          message: error instanceof Error ? error.message : String(error),
        })
      }
    }
    after = last
  }
}
