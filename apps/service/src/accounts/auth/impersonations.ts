import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'

/** Records that an administrator acts as a user, and returns the id of the record. */
export async function recordImpersonation(
  trx: Kysely<Database>,
  administratorId: number,
  userId: number,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into impersonations (administrator_id, administrator_email, user_id, user_email, began)
    select a.id, a.email, u.id, u.email, ${now.toISOString()}
    from users a, users u where a.id = ${administratorId} and u.id = ${userId} returning id`.execute(trx)
  const [record] = rows
  if (record !== undefined) return record.id
  throw new Error('The administrator or the user was deleted meanwhile, so nobody was signed in. Try again.')
}

const shown = 50

/** Describes who acted as whom, the newest first. */
export async function describeImpersonations(db: Kysely<Database>): Promise<string> {
  const rows = await db
    .selectFrom('impersonations')
    .select(['administrator_email', 'user_email', 'began'])
    .orderBy('id', 'desc')
    .limit(shown)
    .execute()
  if (rows.length === 0) return 'No administrator has acted as a user.'
  return rows
    .map(({ administrator_email: admin, user_email: user, began }) => `${began}  ${admin} as ${user}`)
    .join('\n')
}
