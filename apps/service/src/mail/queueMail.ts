import type { Kysely } from 'kysely'
import type { Database } from '../storage/Database'
import type { LanguageCode } from '../reference/languages'
import type { MailContent } from '../storage/records/MailContent'

/** To whom an e-mail goes, and in which language and from which national domain. */
export interface Recipient {
  readonly email: string
  readonly language: LanguageCode
  readonly domainId: number
}

/** Puts an e-mail among those to be sent; within a transaction it is sent only if that succeeds. */
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
