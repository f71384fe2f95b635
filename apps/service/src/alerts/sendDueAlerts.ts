import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'
import { queueAlerts } from './queueAlerts'

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

/** Reads the users whose alerts are due, a page at a time. */
async function readDueUsers(db: Kysely<Database>, after: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select user_id as id from alert_due where due <= ${now.toISOString()} and user_id > ${after}
    order by user_id limit ${sql.lit(usersAtOnce)}`.execute(db)
  return rows.map(({ id }) => id)
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
  isStopped: () => boolean = () => false,
): Promise<number> {
  let queued = 0
  let userIds = await readDueUsers(db, 0, now)
  while (userIds.length > 0 && !isStopped()) {
    queued += await queueBatch(db, userIds, secret, now, onFailure)
    userIds = await readDueUsers(db, userIds.at(-1) ?? 0, now)
  }
  return queued
}
