import type { Transaction } from 'kysely'
import type { Database } from '@spadestik/service/filling'
import { createCalendar } from '@spadestik/service/filling'
import type { DemoIds } from './DemoIds'

/**
 * Stores that all demo users were active three days ago in the morning. At the next visit, the app marks what
 * has changed since then (D03).
 *
 * @param today `YYYY-MM-DD`
 */
export async function seedDemoVisits(trx: Transaction<Database>, ids: DemoIds, today: string): Promise<void> {
  const time = createCalendar(today).time(-3, 480)
  await trx
    .insertInto('visits')
    .values([...ids.users.values()].map((id) => ({ user_id: id, active_at: time, previous_end: time })))
    .execute()
}
