import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely, RawBuilder, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from './Database'
import { lookAtAlerts } from './lookAtAlerts'
import type { AlertSource } from './records/MailContent'

type MailTime = Schemas['MailTime']

export interface TimingOwner extends AlertSource {
  readonly userId: number
}

/**
 * SQL for the timing that a user has alone for an agent (a saved search) or a list, or null if the shared
 * timing applies.
 *
 * @param id the column with the id of the agent or list
 * @param user the column with the id of the user
 */
export const ownTiming = (
  owner: AlertSource['owner'],
  id: RawBuilder<unknown>,
  user: RawBuilder<unknown>,
): RawBuilder<MailTime | null> => sql<MailTime | null>`(
  select t.mail_time from own_timings t
  where t.owner_type = ${owner} and t.owner_id = ${id} and t.user_id = ${user})`

/** Stores when an agent or list mails to one user. With null, its shared timing applies again (ADR 81). */
export async function saveOwnTiming(
  trx: Kysely<Database>,
  { owner, ownerId, userId }: TimingOwner,
  mailTime: MailTime | null,
): Promise<void> {
  if (mailTime === null) {
    await trx
      .deleteFrom('own_timings')
      .where('owner_type', '=', owner)
      .where('owner_id', '=', ownerId)
      .where('user_id', '=', userId)
      .execute()
  } else {
    await trx
      .insertInto('own_timings')
      .values({ owner_type: owner, owner_id: ownerId, user_id: userId, mail_time: mailTime })
      .onConflict((same) =>
        same.columns(['owner_type', 'owner_id', 'user_id']).doUpdateSet({ mail_time: mailTime }),
      )
      .execute()
  }
  await lookAtAlerts(trx, owner, ownerId)
}

interface SavedTimes {
  readonly mailTime?: MailTime | undefined
  readonly ownMailTime?: MailTime | null | undefined
}

/**
 * Stores the own timing of a user who saves the settings of an agent or list. A changed `mailTime` without
 * `ownMailTime` gives up the own timing, because the user expects the chosen timing to apply. Call this before
 * the shared timing is written.
 */
export async function settleOwnTiming(
  trx: Transaction<Database>,
  who: TimingOwner,
  { mailTime, ownMailTime }: SavedTimes,
): Promise<void> {
  if (ownMailTime !== undefined) return saveOwnTiming(trx, who, ownMailTime)
  const stored = await trx
    .selectFrom(`${who.owner}s`)
    .select('mail_time')
    .where('id', '=', who.ownerId)
    .executeTakeFirst()
  const isChosen = mailTime !== undefined && stored !== undefined && stored.mail_time !== mailTime
  if (isChosen) await saveOwnTiming(trx, who, null)
}
