import type { Kysely } from 'kysely'
import type { Database } from '../Database'

/** Returns the name of the history of the ledger. A restored backup has another one. */
export async function readLedgerEra(db: Kysely<Database>): Promise<string> {
  return (await db.selectFrom('ledger_era').select('name').executeTakeFirstOrThrow()).name
}

/** Gives the ledger of a restored backup a name of its own, because its next ids were given before. */
export async function beginLedgerEra(db: Kysely<Database>): Promise<void> {
  const name = crypto.randomUUID().slice(0, 8)
  await db.updateTable('ledger_era').set({ name }).execute()
}
