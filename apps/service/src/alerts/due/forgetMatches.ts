import type { Kysely } from 'kysely'
import type { Database } from '../../storage/Database'
import type { AlertSource } from '../../storage/records/MailContent'

export async function forgetMatches(
  db: Kysely<Database>,
  { owner, ownerId, userId }: AlertSource & { readonly userId: number },
): Promise<void> {
  await db
    .deleteFrom('alert_matches')
    .where('owner_type', '=', owner)
    .where('owner_id', '=', ownerId)
    .where('user_id', '=', userId)
    .execute()
}
