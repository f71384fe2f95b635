import type { Kysely } from 'kysely'
import type { Database } from '../storage/Database'
import { inBatches } from '../storage/inBatches'
import { forgetMatches } from './forgetMatches'
import { queueAlerts } from './queueAlerts'
import { readPending } from './readPending'
import { isAlertDue } from './takeMatches'

/**
 * The number of users whose alerts are queued in one transaction. More users need fewer statements per alert, but
 * make others wait longer for their locks.
 */
const usersAtOnce = 25

/**
 * Queues the alerts that are due, one for each user. Deletes matches whose agent or list no longer exists or
 * no longer sends alerts to the user.
 *
 * @param secret the secret that signs the links for changing the timing
 * @returns the number of alerts queued.
 */
export async function sendDueAlerts(db: Kysely<Database>, secret: string, now: Date): Promise<number> {
  const pending = await readPending(db)
  for (const { userId, senders } of pending) {
    for (const { owner, ownerId, mailTime } of senders) {
      if (mailTime === null || mailTime === 'never') await forgetMatches(db, { owner, ownerId, userId })
    }
  }
  const due = pending.filter((user) => isAlertDue(user, now)).map(({ userId }) => userId)
  let queued = 0
  for (const userIds of inBatches(due, usersAtOnce)) queued += await queueAlerts(db, userIds, secret, now)
  return queued
}
