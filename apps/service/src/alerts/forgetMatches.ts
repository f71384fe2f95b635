import type { Kysely } from 'kysely'
import type { Database } from '../storage/Database'
import type { AlertOwner } from './alertTokens'
import type { MatchedItem } from './readAlertItems'

/** Takes away what an agent or a list has to tell a user, and answers it to whoever comes first. */
export function forgetMatches(
  db: Kysely<Database>,
  { owner, ownerId, userId }: AlertOwner,
): Promise<MatchedItem[]> {
  return db
    .deleteFrom('alert_matches')
    .where('owner_type', '=', owner)
    .where('owner_id', '=', ownerId)
    .where('user_id', '=', userId)
    .returning(['item_type', 'item_id', 'change_id', 'kind'])
    .execute()
}
