import { isDeepStrictEqual } from 'node:util'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'
import type { OcdsRelease } from '../storage/records/OcdsRelease'
import type { CriteriaInUse } from './process/CriteriaInUse'
import { lockProcess } from './process/processLocks'
import { writeProcess } from './process/writeProcess'
import type { ReleaseFault } from './release/ReleaseFault'

export interface PublishedRelease {
  /** As it was published. */
  readonly original: unknown
  /** As it was repaired. */
  readonly release: OcdsRelease
  readonly publisher: string | null
}

export interface Imported {
  readonly outcome: 'added' | 'changed' | 'unchanged' | { readonly skipped: string }
  /** What is not shown, or why nothing was written. */
  readonly notes: readonly ReleaseFault[]
}

async function store(
  trx: Transaction<Database>,
  { original, release, publisher }: PublishedRelease,
): Promise<{ readonly outcome: 'added' | 'changed' | 'unchanged' | 'older'; readonly former: unknown }> {
  const before = await trx
    .selectFrom('tender_releases')
    .select(['release', 'date'])
    .where('ocid', '=', release.ocid)
    .where('release_id', '=', release.id)
    .executeTakeFirst()
  if (before !== undefined && isDeepStrictEqual(before.release, original))
    return { outcome: 'unchanged', former: null }
  if (before !== undefined && Date.parse(before.date) > Date.parse(release.date))
    return { outcome: 'older', former: null }
  const values = { date: release.date, publisher, release: JSON.stringify(original) }
  await trx
    .insertInto('tender_releases')
    .values({ ocid: release.ocid, release_id: release.id, ...values })
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
  const { ocid, id } = published.release
  try {
    return await db.transaction().execute(async (trx): Promise<Imported> => {
      await lockProcess(trx, ocid)
      const { outcome, former } = await store(trx, published)
      if (outcome === 'unchanged') return { outcome, notes: [] }
      if (outcome === 'older') {
        const message = 'is older than its version that is stored, which stays'
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
