import type { Kysely } from 'kysely'
import type { Database } from '../storage/Database'
import { createTokens } from '../contract/Tokens'
import { openSecrets } from '../mail/sending/openSecrets'
import type { MailContent } from '../storage/records/MailContent'
import { testConfig } from './testConfig'

/** Returns the mails that wait for a recipient, with their secrets decrypted. */
export async function queuedMails(db: Kysely<Database>, recipient: string): Promise<MailContent[]> {
  const rows = await db
    .selectFrom('mails')
    .select('content')
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()
  const { open } = createTokens(testConfig().secrets)
  return Promise.all(rows.map(({ content }) => openSecrets(content, open)))
}

export async function lastMail<Kind extends MailContent['kind']>(
  db: Kysely<Database>,
  recipient: string,
  kind: Kind,
): Promise<Extract<MailContent, { kind: Kind }>> {
  const found = (await queuedMails(db, recipient)).findLast((mail) => mail.kind === kind)
  if (found === undefined)
    throw new Error(`No ${kind} is queued for ${recipient}, so the test cannot continue.`)
  return found as Extract<MailContent, { kind: Kind }>
}
