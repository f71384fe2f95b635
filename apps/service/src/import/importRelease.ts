import { isDeepStrictEqual } from 'node:util'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'
import type { OcdsRelease } from '../storage/records/OcdsRelease'
import type { NoticeKeys } from './eforms/noticeKeys'
import type { CriteriaInUse } from './process/CriteriaInUse'
import { resolveProcess } from './process/resolveProcess'
import { writeProcess } from './process/writeProcess'
import type { ReleaseFault } from './release/ReleaseFault'
import { sortedText } from './release/sortedText'

export interface PublishedRelease {
  /** As it was published. */
  readonly original: unknown
  /** As it was repaired. */
  readonly release: OcdsRelease
  readonly publisher: string | null
  /** By what the release finds others of its purchase. */
  readonly keys: NoticeKeys
  /** The document from which the release was read, compressed, if it is no release itself. */
  readonly document?: Buffer
}

export interface Imported {
  readonly outcome: 'added' | 'changed' | 'unchanged' | { readonly skipped: string }
  /** What is not shown, or why nothing was written. */
  readonly notes: readonly ReleaseFault[]
}

/** Whether a stored release says the same. The day of the import is no difference. */
export const isSame = (before: { readonly release: OcdsRelease }, original: unknown): boolean =>
  isDeepStrictEqual(
    before.release,
    before.release.x_notice?.isUndated === true
      ? { ...Object(original), date: before.release.date }
      : original,
  )

/** Of several forms of one notice, the one with the highest rank is kept. */
const rank = ({ x_notice: notice }: OcdsRelease) =>
  `${notice?.publication ? 1 : 0} ${(/sdk-1\.(\d+)/.exec(notice?.sdk ?? '')?.[1] ?? '').padStart(4, '0')}`

/**
 * Whether a stored version of a release (a published notice) stays. Of two documents of one eForms notice, the
 * published one counts, then the one in the newer form, and then always the same one, whichever comes first.
 */
function isOlder(
  { release, original }: PublishedRelease,
  before: { readonly date: string; readonly release: OcdsRelease },
): boolean {
  const difference = Date.parse(before.date) - Date.parse(release.date)
  if (difference !== 0 || !release.x_notice || !before.release.x_notice) return difference > 0
  const [stored, own] = [rank(before.release), rank(release)]
  return stored === own ? sortedText(before.release) > sortedText(original) : stored > own
}

/** Returns the first day on which a withheld value of a release may be read, or null. */
export function withheldUntil({ tender, awards }: OcdsRelease): string | null {
  const withheld = [tender, ...(awards ?? [])].flatMap((part) => part?.x_withheld ?? [])
  const days = withheld.flatMap(({ until }) => until ?? [])
  return days.toSorted()[0] ?? null
}

async function store(
  trx: Transaction<Database>,
  ocid: string,
  published: PublishedRelease,
): Promise<{ readonly outcome: 'added' | 'changed' | 'unchanged' | 'older'; readonly former: unknown }> {
  const { original, release, publisher, document } = published
  const before = await trx
    .selectFrom('tender_releases')
    .select(['release', 'date'])
    .where('ocid', '=', ocid)
    .where('release_id', '=', release.id)
    .executeTakeFirst()
  if (before !== undefined && isSame(before, original)) return { outcome: 'unchanged', former: null }
  if (before !== undefined && isOlder(published, before)) return { outcome: 'older', former: null }
  const values = {
    date: release.date,
    publisher,
    release: JSON.stringify(original),
    document: document ?? null,
    withheld_until: document === undefined ? null : withheldUntil(release),
  }
  await trx
    .insertInto('tender_releases')
    .values({ ocid, release_id: release.id, ...values })
    .onConflict((conflict) => conflict.columns(['ocid', 'release_id']).doUpdateSet(values))
    .execute()
  return before === undefined
    ? { outcome: 'added', former: null }
    : { outcome: 'changed', former: before.release }
}

/**
 * Stores a release (a published notice) and writes its tender, in one transaction. A release is stored even
 * if its tender cannot be shown yet, because a later release might add what is missing. If that fails,
 * nothing of the release is written, and the reason is returned.
 *
 * @throws Error when the database is away
 */
export async function importRelease(
  db: Kysely<Database>,
  published: PublishedRelease,
  criteria: CriteriaInUse,
  now: string,
): Promise<Imported> {
  const { id } = published.release
  try {
    return await db.transaction().execute(async (trx): Promise<Imported> => {
      const ocid = await resolveProcess(trx, published.keys, published.release.ocid || null)
      const { outcome, former } = await store(trx, ocid, published)
      if (outcome === 'unchanged') return { outcome, notes: [] }
      if (outcome === 'older') {
        const message = published.document
          ? 'is older than the stored document of this notice, or another form of it, which stays'
          : 'is older than its version that is stored, which stays'
        return { outcome: { skipped: 'older version' }, notes: [{ property: 'date', message }] }
      }
      const newRelease = { id, former }
      const mode = { now, newRelease, source: id, isLocked: true }
      const { left, notes } = await writeProcess(trx, ocid, criteria, mode)
      return left === null
        ? { outcome, notes }
        : { outcome: { skipped: left }, notes: [{ property: '', message: `is not shown: ${left}` }] }
    })
  } catch (error) {
    await sql`select 1`.execute(db)
    const message = `could not be written (${error instanceof Error ? error.message : String(error)})`
    return { outcome: { skipped: 'failed' }, notes: [{ property: '', message }] }
  }
}
