import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'

/** The first number of the locks of transactions that write changes. The second is the last id before them. */
const writing = sql.lit(34_020)

const lastId = sql<number>`coalesce(pg_sequence_last_value('item_changes_id_seq'::regclass), 0)::integer`

const writers = sql`
  pg_locks where locktype = 'advisory' and classid = ${writing} and objsubid = 2 and granted
    and database = (select oid from pg_database where datname = current_database())`

/**
 * Marks a transaction as one that writes changes, before it writes the first. Ids are given in the order of
 * writing, and transactions end in another one. `lastSettledId` waits for marked transactions.
 */
export async function markAsWriting(trx: Transaction<Database>): Promise<void> {
  await sql`
    select pg_advisory_xact_lock_shared(${writing}, ${lastId})
    where not exists (select from ${writers} and pid = pg_backend_pid())`.execute(trx)
}

/**
 * Returns the id up to which all changes can be read that will ever be there. Changes after it may have
 * earlier ones that are still being written.
 */
export async function lastSettledId(db: Kysely<Database>): Promise<number> {
  // Read the last id before the locks. A transaction that was given an earlier id either still holds its lock,
  // and is found below, or has ended, and its changes can be read.
  const last = await sql<{ id: number }>`select ${lastId} as id`.execute(db)
  const running = await sql<{ id: number | null }>`
    select min(objid::bigint)::integer as id from ${writers}`.execute(db)
  return Math.min(last.rows[0]?.id ?? 0, running.rows[0]?.id ?? Infinity)
}
