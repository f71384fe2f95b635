import type { Kysely } from 'kysely'
import type { Database } from '../storage/Database'
import type { AlertOwner } from './alertTokens'
import type { MatchedItem } from './readAlertItems'

/**
 * Deletes the pending matches of an agent or a list for a user and returns them. Of several concurrent calls,
 * only one receives the matches.
 */
export function forgetMatches(
  db: Kysely<Database>,
  { owner, ownerId, userId }: AlertOwner,
): Promise<MatchedItem[]> {
  return db
    .deleteFrom('alert_matches')
    .where('owner_type', '=', owner)
    .where('owner_id', '=', ownerId)
    .where('user_id', '=', userId)
    .returning(['item_type', 'item_id', 'change_id', 'change_ids', 'kind'])
    .execute()
}
