import type { Kysely } from 'kysely'
import type { Database } from '../../storage/Database'
import type { CalendarFeed } from './findFeed'

const hourMs = 3_600_000

/**
 * Stores that a feed was read, at most once an hour, so that most readings write nothing. A reading that ends
 * after the address was renewed is not stored, because it was one of the old address (O15).
 */
export async function noteReading(db: Kysely<Database>, feed: CalendarFeed, now: Date): Promise<void> {
  const { id, created, lastRead } = feed
  if (lastRead !== null && now.getTime() - Date.parse(lastRead) < hourMs) return
  await db
    .updateTable('calendar_feeds')
    .set({ last_read: now.toISOString() })
    .where('id', '=', id)
    .where('created', '=', created)
    .execute()
}
