import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'
import { countEvent, runStep } from '../../storage/observed/Work'
import type { MailContent } from '../../storage/records/MailContent'
import { errorName, failMail } from './failMail'
import { openSecrets } from './openSecrets'
import type { Postman } from './Postman'
import { MailServerAway } from './Postman'
import type { QueuedMail } from '../toMessage'
import { toMessage } from '../toMessage'

/**
 * How many minutes a mail is reserved for the instance of the service that has claimed it. Sending a mail
 * takes less, by the time limits of `createSmtpPostman`. After this time, another instance may send the mail.
 */
export const claimMinutes = 5

interface ClaimedMail extends QueuedMail {
  readonly id: number
  readonly messageId: string
  readonly content: MailContent
  readonly created: string
  readonly tries: number
  readonly failing_since: string | null
  readonly traceparent: string | null
}

/** Reserves the next due mail by postponing it, so that no other instance sends it. */
async function claimMail(db: Kysely<Database>, now: Date): Promise<ClaimedMail | undefined> {
  const claimedUntil = new Date(now.getTime() + claimMinutes * 60_000).toISOString()
  const { rows } = await sql<ClaimedMail>`
    update mails set due = ${claimedUntil}, tries = tries + 1
    where id = (
      select id from mails where due <= ${now.toISOString()} order by priority, due, id limit 1 for update skip locked
    ) returning id, message_id as "messageId", recipient, language, domain_id, content, created, tries, failing_since, traceparent`.execute(
    db,
  )
  return rows[0]
}

/** Records when a mail of agents (saved searches) was sent. Other mails have no rows in `agent_mails`. */
const markSent = (trx: Transaction<Database>, mailId: number, now: Date) =>
  trx
    .updateTable('agent_mails')
    .set({ sent: now.toISOString() })
    .where('mail_id', '=', mailId)
    .where('sent', 'is', null)
    .execute()

interface MailFailure {
  readonly mail: number
  readonly error: string
  readonly isLast: boolean
}

interface MailRound {
  readonly db: Kysely<Database>
  readonly postman: Postman
  readonly publicUrl: string
  /** Decrypts the secrets of mails. */
  readonly open: (sealed: string) => Promise<string>
  readonly clock: () => Date
  /** Logs a failure. */
  readonly onFailure: (failure: MailFailure) => void
  /** Whether the service is stopping. The remaining mails then wait for the next start. */
  readonly isStopped: () => boolean
}

/**
 * Sends the mails that are due, the awaited ones first. Each is claimed just before it is sent, so that a slow
 * mail server never lets a claim expire (ADR 53). A failed mail is retried after growing pauses, and given up
 * after five days.
 *
 * While the mail server accepts no mail at all, only one mail is tried. The others would fail too.
 *
 * @returns the number of mails sent
 */
export async function sendDueMails(round: MailRound): Promise<number> {
  const { db, postman, publicUrl, open, clock, onFailure, isStopped } = round
  let sent = 0
  while (!isStopped()) {
    const now = clock()
    const mail = await claimMail(db, now)
    if (mail === undefined) break
    const {
      id,
      messageId,
      content: { kind },
    } = mail
    try {
      const content = await openSecrets(mail.content, open)
      const message = toMessage({ ...mail, content }, publicUrl)
      await runStep('send mail', { parent: mail.traceparent }, () => postman.send(messageId, message))
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('mails').where('id', '=', id).execute()
        await markSent(trx, id, now)
      })
      sent += 1
      countEvent({ name: 'mail', kind, outcome: 'sent' })
    } catch (failure) {
      const isLast = await failMail(db, mail, failure, now)
      countEvent({ name: 'mail', kind, outcome: isLast ? 'givenUp' : 'failed' })
      onFailure({ mail: id, error: errorName(failure), isLast })
      if (failure instanceof MailServerAway) break
    }
  }
  return sent
}
