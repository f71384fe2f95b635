import type { Kysely } from 'kysely'
import type { LanguageCode } from '../reference/languages'
import type { Database } from '../storage/Database'
import { currentTraceparent } from '../storage/observed/Work'
import { requestMails } from '../storage/queues'
import type { MailContent } from '../storage/records/MailContent'

/** The recipient of an e-mail. `domainId` is the national domain (dk, se or no) that the links open. */
export interface Recipient {
  readonly email: string
  readonly language: LanguageCode
  readonly domainId: number
}

/**
 * The order in which due e-mails are sent. Somebody is waiting for an e-mail of priority 0. Many e-mails of
 * priority 1 can be due at once.
 */
const priorityOf = ({ kind }: MailContent): 0 | 1 => (kind === 'alert' || kind === 'reminder' ? 1 : 0)

/**
 * Adds an e-mail to the queue. If called within a transaction, the e-mail is sent only if the transaction
 * succeeds. An e-mail that somebody waits for is sent at once, others when the job runs the next time.
 *
 * @returns the id of the e-mail in the queue
 */
export async function queueMail(
  db: Kysely<Database>,
  to: Recipient,
  content: MailContent,
  now: Date,
): Promise<number> {
  const priority = priorityOf(content)
  const { id } = await db
    .insertInto('mails')
    .values({
      recipient: to.email,
      language: to.language,
      domain_id: to.domainId,
      content: JSON.stringify(content),
      priority,
      created: now.toISOString(),
      due: now.toISOString(),
      traceparent: currentTraceparent(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (priority === 0) await requestMails(db)
  return id
}
