import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'
import { forgetMatches } from './forgetMatches'
import { dueTimes, readPending } from './readPending'

const earliest = (times: readonly (Date | null)[]): Date | null =>
  times.reduce((first, time) => (first === null || (time !== null && time < first) ? time : first), null)

/**
 * Stores when the alerts of users are due next, so that no job reads their matches before that (ADR 60).
 * Deletes matches whose agent or list no longer exists or no longer sends alerts to the user. The caller has
 * locked the rows of the users in `alert_due`.
 */
export async function scheduleAlerts(trx: Transaction<Database>, userIds: readonly number[]): Promise<void> {
  const pending = await readPending(trx, userIds)
  const rows: { readonly user_id: number; readonly due: string }[] = []
  for (const { userId, domainId, senders } of pending) {
    const times: (Date | null)[] = []
    for (const sender of senders) {
      const { owner, ownerId, mailTime } = sender
      if (mailTime === null || mailTime === 'never') await forgetMatches(trx, { owner, ownerId, userId })
      const { all, urgent } = dueTimes(sender, domainId)
      times.push(all, urgent)
    }
    const due = earliest(times)
    if (due !== null) rows.push({ user_id: userId, due: due.toISOString() })
  }
  await sql`
    with next as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(user_id integer, due timestamptz)
    ), stored as (
      insert into alert_due (user_id, due) select user_id, due from next order by user_id
      on conflict (user_id) do update set due = excluded.due
    )
    delete from alert_due
    where user_id = any(${[...userIds]}::integer[]) and user_id not in (select user_id from next)`.execute(
    trx,
  )
}
