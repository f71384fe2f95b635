import { addDays, dayAt, instantAt } from '@spadestik/domain/dates'
import { limits } from '@spadestik/domain/limits'
import type { Kysely } from 'kysely'
import type { View } from '../contract/View'
import type { Database } from '../storage/Database'
import type { Period } from './readMailableChanges'

/**
 * Returns the last 90 days in the time zone of the caller. The period is shorter if the recorded changes do
 * not go back 90 days.
 */
export async function readPeriod(db: Kysely<Database>, { now, timeZone }: View): Promise<Period> {
  const first = await db
    .selectFrom('item_changes')
    .select('changed_at')
    .orderBy('changed_at')
    .limit(1)
    .executeTakeFirst()
  const to = dayAt(now.getTime(), timeZone)
  const earliest = addDays(to, 1 - limits.rehearsalDays)
  const recorded = first === undefined ? to : dayAt(Date.parse(first.changed_at), timeZone)
  const latest = recorded > to ? to : recorded
  const from = latest > earliest ? latest : earliest
  const since = new Date(instantAt(from, '00:00', timeZone)).toISOString()
  return { from, to, since, until: now.toISOString() }
}
