import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { View } from '../contract/View'
import { fileIn } from '../items/responses/fileIn'
import type { Database } from '../storage/Database'

/**
 * Reads the news for a user, the newest first. Leaves out news with a future date.
 *
 * @param isSeen true for seen news only, false for unseen only, null for all
 */
export async function readNotifications(
  db: Kysely<Database>,
  userId: number,
  { language, now }: View,
  isSeen: boolean | null,
): Promise<Schemas['Notification'][]> {
  const rows = await db
    .selectFrom('notifications')
    .select(['id', 'titles', 'texts', 'file', 'created'])
    .select(
      sql<boolean>`exists (select 1 from seen_notifications
        where notification_id = notifications.id and user_id = ${userId})`.as('seen'),
    )
    .where('created', '<=', now.toISOString())
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows
    .filter(({ seen }) => isSeen === null || seen === isSeen)
    .map(({ id, titles, texts, file, created, seen }) => ({
      id,
      title: titles[language],
      text: texts[language],
      created,
      seen,
      file: file === null ? null : fileIn(id, file),
    }))
}
