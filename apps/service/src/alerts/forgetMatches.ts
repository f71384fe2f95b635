import type { Kysely } from 'kysely'
import type { Database } from '../storage/Database'
import type { AlertOwner } from './alertTokens'

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
