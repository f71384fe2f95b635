import type { Kysely } from 'kysely'
import type { Database } from '../storage/Database'
import { forgetMatches } from './forgetMatches'
import { queueAlert } from './queueAlert'
import { readPending } from './readPending'
import { isAlertDue } from './takeMatches'

/**
 * Queues the alerts that are due, one for each user. Deletes matches whose agent or list no longer exists or
 * no longer sends alerts to the user.
 *
 * @param secret the secret that signs the links for changing the timing
 * @returns the number of alerts queued.
 */
export async function sendDueAlerts(db: Kysely<Database>, secret: string, now: Date): Promise<number> {
  let written = 0
  for (const user of await readPending(db)) {
    const { userId } = user
    for (const { owner, ownerId, mailTime } of user.senders) {
      if (mailTime === null || mailTime === 'never') await forgetMatches(db, { owner, ownerId, userId })
    }
    if (isAlertDue(user, now) && (await queueAlert(db, userId, secret, now))) written += 1
  }
  return written
}
