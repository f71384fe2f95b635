import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../Database'

/** More ids than are given of any table between a backup and its restore. */
const skippedIds = 100_000

/**
 * Lets a restored backup skip the ids that may have been given after it was made. Signed links in e-mails name users,
 * agents and lists by their ids, and must not fit those who come after the restore.
 */
export async function skipIds(db: Kysely<Database>): Promise<void> {
  await sql`
    select setval(
      format('%I.%I', schemaname, sequencename)::regclass,
      least(coalesce(last_value, 0) + ${skippedIds}::bigint, max_value)
    ) from pg_sequences where schemaname = 'public'`.execute(db)
}
