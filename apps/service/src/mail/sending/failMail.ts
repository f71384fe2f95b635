import { limits } from '@spadestik/domain/limits'
import type { Kysely } from 'kysely'
import type { Database } from '../../storage/Database'
import type { MailContent } from '../../storage/records/MailContent'
import { RecipientRefused } from './Postman'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/**
 * How long the code or link in a mail is valid. After this time the mail would be useless, so the service
 * stops trying to send it. Kinds of mail without a code or link are missing; the service tries to send them
 * for five days.
 */
const secretMinutes: Partial<Record<MailContent['kind'], number>> = {
  limitedAccessCode: limits.codeMinutes,
  passwordReset: limits.resetHours * 60,
}

export interface FailedMail {
  readonly id: number
  readonly content: MailContent
  readonly created: string
  /** Includes the try that failed. */
  readonly tries: number
  readonly failing_since: string | null
}

/**
 * Whether it is too late to retry a mail. This is so after five days of failures, or when the code or link in
 * the mail has expired.
 */
function isTooLate({ content, created }: FailedMail, failingSince: Date, now: Date): boolean {
  const minutes = secretMinutes[content.kind]
  const isExpired = minutes !== undefined && now.getTime() >= Date.parse(created) + minutes * minuteMs
  return isExpired || now.getTime() >= failingSince.getTime() + limits.mailRetryDays * dayMs
}

/** Returns the pause before the next try, in milliseconds. It doubles with each try, up to two hours. */
const pauseAfter = (tries: number) =>
  Math.min(limits.mailRetryMinutes * 2 ** (tries - 1), limits.mailRetryMaxMinutes) * minuteMs

/**
 * Returns a short name for an error. Leaves out the message of an SMTP server, because it can repeat
 * addresses and texts of the mail.
 */
export function errorName(error: unknown): string {
  const code: unknown = Object(error).code
  if (typeof code === 'string') return code
  return error instanceof Error ? error.name : 'unknown'
}

/** Deletes a mail that is no longer retried, and records the lost mail without personal data. */
async function giveUp(db: Kysely<Database>, mail: FailedMail, error: string, now: Date): Promise<void> {
  const { id, content, created, tries } = mail
  const oldest = new Date(now.getTime() - limits.lostMailDays * dayMs).toISOString()
  const lost = { mail_id: id, kind: content.kind, created, given_up: now.toISOString(), tries, error }
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('mails').where('id', '=', id).execute()
    await trx.deleteFrom('agent_mails').where('mail_id', '=', id).where('sent', 'is', null).execute()
    await trx.deleteFrom('lost_mails').where('given_up', '<', oldest).execute()
    await trx
      .insertInto('lost_mails')
      .values(lost)
      .onConflict((known) => known.column('mail_id').doNothing())
      .execute()
  })
}

/**
 * Schedules the next try to send a mail, or gives the mail up (Z13).
 *
 * @param failure the error of the last try
 * @returns whether the mail was given up
 */
export async function failMail(
  db: Kysely<Database>,
  mail: FailedMail,
  failure: unknown,
  now: Date,
): Promise<boolean> {
  const error = errorName(failure)
  const failingSince = mail.failing_since === null ? now : new Date(mail.failing_since)
  if (failure instanceof RecipientRefused || isTooLate(mail, failingSince, now)) {
    await giveUp(db, mail, error, now)
    return true
  }
  const due = new Date(now.getTime() + pauseAfter(mail.tries)).toISOString()
  await db
    .updateTable('mails')
    .set({ due, error, failing_since: failingSince.toISOString() })
    .where('id', '=', mail.id)
    .execute()
  return false
}
