import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'
import { inBatches } from '../storage/inBatches'
import { forgetMatches } from './forgetMatches'
import { queueAlerts } from './queueAlerts'
import { readPending } from './readPending'
import { isAlertDue } from './takeMatches'

/**
 * The number of users whose alerts are queued in one transaction. A larger number needs fewer statements per
 * alert, but locks the rows of the users for longer.
 */
const usersAtOnce = 25

interface AlertFailure {
  readonly user: number
  readonly error: string
}

/**
 * Queues the alerts of users in one transaction. If the transaction fails, queues each alert separately, so
 * that one faulty alert does not delay the others.
 *
 * @throws Error when the database is unavailable.
 */
async function queueBatch(
  db: Kysely<Database>,
  userIds: readonly number[],
  secret: string,
  now: Date,
  onFailure: (failure: AlertFailure) => void,
): Promise<number> {
  try {
    return await queueAlerts(db, userIds, secret, now)
  } catch {
    const failures: AlertFailure[] = []
    let queued = 0
    for (const user of userIds) {
      try {
        queued += await queueAlerts(db, [user], secret, now)
      } catch (ofUser) {
        failures.push({ user, error: ofUser instanceof Error ? ofUser.name : 'unknown' })
      }
    }
    // If every alert failed, the database might be unavailable. In that case, this statement throws before
    // any alert is reported as faulty.
    if (failures.length === userIds.length) await sql`select 1`.execute(db)
    failures.forEach(onFailure)
    return queued
  }
}

/**
 * Queues the alerts that are due, one for each user. Deletes matches whose agent or list no longer exists or
 * no longer sends alerts to the user.
 *
 * @param secret the secret that signs the links for changing the timing
 * @param onFailure logs an alert that could not be composed. The next call tries again.
 * @returns the number of alerts queued.
 */
export async function sendDueAlerts(
  db: Kysely<Database>,
  secret: string,
  now: Date,
  onFailure: (failure: AlertFailure) => void,
): Promise<number> {
  const pending = await readPending(db)
  for (const { userId, senders } of pending) {
    for (const { owner, ownerId, mailTime } of senders) {
      if (mailTime === null || mailTime === 'never') await forgetMatches(db, { owner, ownerId, userId })
    }
  }
  const due = pending.filter((user) => isAlertDue(user, now)).map(({ userId }) => userId)
  let queued = 0
  for (const userIds of inBatches(due, usersAtOnce))
    queued += await queueBatch(db, userIds, secret, now, onFailure)
  return queued
}
