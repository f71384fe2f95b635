import type { Kysely } from 'kysely'
import type { Database } from '../storage/Database'
import type { MailContent } from '../storage/records/MailContent'

/** Reads the queued mails to an address, oldest first. */
export async function queuedMails(db: Kysely<Database>, recipient: string): Promise<MailContent[]> {
  const rows = await db
    .selectFrom('mails')
    .select('content')
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()
  return rows.map(({ content }) => content)
}

/**
 * Returns the newest queued mail of a kind to an address.
 *
 * @throws Error when there is no such mail.
 */
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
