import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Administration } from '../accounts/provisioning/audit'
import { recordDeed } from '../accounts/provisioning/audit'
import { ProvisioningError } from '../accounts/provisioning/ProvisioningError'
import { claimMinutes } from '../mail/sending/sendDueMails'
import type { Database } from '../storage/Database'
import { requestMails } from '../storage/queues'

/**
 * Sends a mail that has failed now, instead of after its pause. A mail that is due within the time of a claim may be
 * being sent by another instance, so it keeps its time: otherwise it could be sent twice.
 *
 * @throws ProvisioningError when no such mail waits, or it is tried soon anyway.
 */
export async function retryMail(trx: Transaction<Database>, by: Administration, id: number): Promise<void> {
  const now = by.now.toISOString()
  const { rows } = await sql`
    update mails set due = ${now} where id = ${id} and failing_since is not null
      and due > ${now}::timestamptz + ${claimMinutes} * interval '1 minute' returning id`.execute(trx)
  if (rows.length === 0) {
    const mail = await trx.selectFrom('mails').select('id').where('id', '=', id).executeTakeFirst()
    if (mail === undefined)
      throw new ProvisioningError(`No mail ${id} waits. It was sent, given up or never existed.`, 'notFound')
    throw new ProvisioningError(`Mail ${id} is tried within ${claimMinutes} minutes anyway.`, 'conflict')
  }
  await requestMails(trx)
  // The log does not name the recipient, so that it can stay when the person is erased.
  await recordDeed(trx, by, { action: 'mails.retry', subject: `mail ${id}`, before: null, after: null })
}
