import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'
import type { Postman } from './Postman'
import { toMessage } from './toMessage'

/** So many mails are taken at a time, so that several instances share the work. */
const atOnce = 20
/** Minutes in which whoever took a mail sends it; after that another one may. */
const claimMinutes = 5
/** A mail that could not be sent so often is given up. */
const maxTries = 8

/**
 * Sends what is due. Each mail is taken by one instance, which puts it off first and deletes it when it is
 * sent; what fails is tried again later, each time after a longer while, and given up after eight tries.
 *
 * @param told hears of a failure: the number of the mail, the name of the error and whether it was the last try
 * @returns how many were sent.
 */
export async function sendDueMails(
  db: Kysely<Database>,
  postman: Postman,
  publicUrl: string,
  now: Date,
  told: (failure: { mail: number; error: string; isLast: boolean }) => void,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update mails set due = ${now.toISOString()}::timestamptz + ${claimMinutes} * interval '1 minute', tries = tries + 1
    where id in (
      select id from mails where due <= ${now.toISOString()} order by due, id limit ${atOnce} for update skip locked
    ) returning id`.execute(db)
  let sent = 0
  for (const { id } of rows) {
    const mail = await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
    if (mail === undefined) continue
    try {
      await postman.send(`mail-${id}`, toMessage(mail, publicUrl))
      await db.deleteFrom('mails').where('id', '=', id).execute()
      sent += 1
    } catch (error) {
      const isLast = mail.tries >= maxTries
      // Neither the address nor the words of a mail may reach a log, and an SMTP server repeats both in its answer.
      told({ mail: id, error: error instanceof Error ? error.name : 'unknown', isLast })
      if (isLast) await db.deleteFrom('mails').where('id', '=', id).execute()
      else {
        const due = new Date(now.getTime() + 60_000 * 2 ** mail.tries)
        await db.updateTable('mails').set({ due: due.toISOString() }).where('id', '=', id).execute()
      }
    }
  }
  return sent
}
