import type { Kysely } from 'kysely'
import type { Database } from '../storage/Database'
import type { AlertOwner } from './alertTokens'

/** Deletes the matches of an agent (a saved search) or a list that have not been mailed to a user yet. */
export async function forgetMatches(
  db: Kysely<Database>,
  { owner, ownerId, userId }: AlertOwner,
): Promise<void> {
  await db
    .deleteFrom('alert_matches')
    .where('owner_type', '=', owner)
    .where('owner_id', '=', ownerId)
    .where('user_id', '=', userId)
    .execute()
}
