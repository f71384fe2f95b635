import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'
import type { Postman } from './Postman'
import { toMessage } from './toMessage'

/**
 * How many mails an instance claims at a time. The number is small, so that several instances share the work.
 */
const batchSize = 20
/** The number of minutes for which a mail is claimed. After that, another instance may send it. */
const claimMinutes = 5
/** The number of failed tries after which a mail is deleted. */
const maxTries = 8

/** Records the time at which a mail of agents was sent. Other mails have no rows in this table. */
const markSent = (trx: Transaction<Database>, mailId: number, now: Date) =>
  trx
    .updateTable('agent_mails')
    .set({ sent: now.toISOString() })
    .where('mail_id', '=', mailId)
    .where('sent', 'is', null)
    .execute()

/**
 * Sends the mails that are due. An instance claims a mail by postponing it, and deletes the mail when it is
 * sent. If sending fails, the mail is retried after increasing delays, and deleted after eight tries.
 *
 * @param onFailure logs a failure with the id of the mail, the name of the error, and whether this was the
 *   last try
 * @returns the number of mails sent.
 */
export async function sendDueMails(
  db: Kysely<Database>,
  postman: Postman,
  publicUrl: string,
  now: Date,
  onFailure: (failure: { mail: number; error: string; isLast: boolean }) => void,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update mails set due = ${now.toISOString()}::timestamptz + ${claimMinutes} * interval '1 minute', tries = tries + 1
    where id in (
      select id from mails where due <= ${now.toISOString()} order by due, id limit ${batchSize} for update skip locked
    ) returning id`.execute(db)
  let sent = 0
  for (const { id } of rows) {
    const mail = await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
    if (mail === undefined) continue
    try {
      await postman.send(`mail-${id}`, toMessage(mail, publicUrl))
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('mails').where('id', '=', id).execute()
        await markSent(trx, id, now)
      })
      sent += 1
    } catch (error) {
      const isLast = mail.tries >= maxTries
      // Log only the name of the error. The message of an SMTP server may repeat addresses and texts of the
      // mail.
      onFailure({ mail: id, error: error instanceof Error ? error.name : 'unknown', isLast })
      if (isLast) {
        await db.deleteFrom('mails').where('id', '=', id).execute()
        await db.deleteFrom('agent_mails').where('mail_id', '=', id).where('sent', 'is', null).execute()
      } else {
        const due = new Date(now.getTime() + 60_000 * 2 ** mail.tries)
        await db.updateTable('mails').set({ due: due.toISOString() }).where('id', '=', id).execute()
      }
    }
  }
  return sent
}
