import type { Kysely } from 'kysely'
import type { LanguageCode } from '../reference/languages'
import type { Database } from '../storage/Database'
import type { MailContent } from '../storage/records/MailContent'

/** The recipient of an e-mail, with the language and national domain. */
export interface Recipient {
  readonly email: string
  readonly language: LanguageCode
  readonly domainId: number
}

/** Queues an e-mail. Within a transaction it is sent only if the transaction succeeds. */
export async function queueMail(
  db: Kysely<Database>,
  to: Recipient,
  content: MailContent,
  now: Date,
): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      recipient: to.email,
      language: to.language,
      domain_id: to.domainId,
      content: JSON.stringify(content),
      created: now.toISOString(),
      due: now.toISOString(),
    })
    .execute()
}
