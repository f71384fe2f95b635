import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'
import { errorName, failMail } from './failMail'
import type { Postman } from './Postman'
import { MailServerAway } from './Postman'
import { toMessage } from './toMessage'

/**
 * How many mails an instance of the service reserves for itself at a time. The number is small, so that
 * several instances share the work.
 */
const batchSize = 20
/**
 * How many minutes a mail is reserved for the instance that has claimed it. After this time, another instance
 * may send the mail.
 */
const claimMinutes = 5

const claimedUntil = (now: Date) => new Date(now.getTime() + claimMinutes * 60_000).toISOString()

/** Records when a mail of agents (saved searches) was sent. Other mails have no rows in `agent_mails`. */
const markSent = (trx: Transaction<Database>, mailId: number, now: Date) =>
  trx
    .updateTable('agent_mails')
    .set({ sent: now.toISOString() })
    .where('mail_id', '=', mailId)
    .where('sent', 'is', null)
    .execute()

export interface MailFailure {
  readonly mail: number
  readonly error: string
  readonly isLast: boolean
}

/** Puts mails back into the queue if this instance has reserved them but has not tried to send them. */
async function releaseMails(db: Kysely<Database>, ids: readonly number[], now: Date): Promise<void> {
  await sql`
    update mails set due = ${now.toISOString()}, tries = tries - 1
    where id = any(${[...ids]}::bigint[]) and due = ${claimedUntil(now)}`.execute(db)
}

/**
 * Sends the mails that are due. An instance of the service reserves a mail by postponing it, so that no other
 * instance sends it. A failed mail is retried after growing pauses, and given up after five days (ADR 53).
 *
 * While the mail server accepts no mail at all, only one mail is tried. The others would fail too, and other
 * jobs would have to wait.
 *
 * @param onFailure logs a failure
 * @returns the number of mails sent
 */
export async function sendDueMails(
  db: Kysely<Database>,
  postman: Postman,
  publicUrl: string,
  now: Date,
  onFailure: (failure: MailFailure) => void,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update mails set due = ${claimedUntil(now)}, tries = tries + 1
    where id in (
      select id from mails where due <= ${now.toISOString()} order by due, id limit ${batchSize} for update skip locked
    ) returning id`.execute(db)
  let sent = 0
  for (const [index, { id }] of rows.entries()) {
    const mail = await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
    if (mail === undefined) continue
    try {
      await postman.send(`mail-${id}`, toMessage(mail, publicUrl))
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('mails').where('id', '=', id).execute()
        await markSent(trx, id, now)
      })
      sent += 1
    } catch (failure) {
      const isLast = await failMail(db, mail, failure, now)
      onFailure({ mail: id, error: errorName(failure), isLast })
      if (!(failure instanceof MailServerAway)) continue
      const others = rows.slice(index + 1).map((one) => one.id)
      await releaseMails(db, others, now)
      return sent
    }
  }
  return sent
}
