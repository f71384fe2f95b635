import type { Kysely } from 'kysely'
import type { Database } from '../storage/Database'

/**
 * Refuses a database that contains demo accounts, because their password is public. An earlier start may have
 * created them.
 *
 * @throws Error when there is a demo account.
 */
export async function refuseDemoAccounts(db: Kysely<Database>): Promise<void> {
  const account = await db
    .selectFrom('users')
    .select('id')
    .where('email', 'like', '%@demo.test')
    .executeTakeFirst()
  if (account === undefined) return
  throw new Error(
    'The database contains demo accounts, whose password is public, so the service does not start in production. ' +
      'Use an empty database, or set DEMO_DATA=on if this is a demonstration.',
  )
}
