import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'
import type { MailContent } from '../storage/records/MailContent'

/** The mails of one kind that wait, fail or were given up. It contains no personal data. */
export interface MailQueue {
  readonly kind: MailContent['kind']
  readonly waiting: number
  /** When the oldest waiting mail was queued. */
  readonly since: string | null
  readonly failing: number
  /** The oldest failure among the waiting mails, and its code. */
  readonly failingSince: string | null
  readonly error: string | null
  readonly givenUp: number
  readonly lastGivenUp: string | null
  readonly lastError: string | null
}

/** Reads how many mails wait, fail or were given up, by kind. */
export async function readMailQueues(db: Kysely<Database>, now: Date): Promise<MailQueue[]> {
  const { rows } = await sql<MailQueue>`
    with waiting as (
      select content->>'kind' as kind, count(*)::integer as waiting, min(created) as since,
        count(failing_since)::integer as failing, min(failing_since) as failing_since,
        (array_agg(error order by failing_since) filter (where failing_since is not null))[1] as error
      from mails where created <= ${now.toISOString()} group by 1
    ), lost as (
      select kind, count(*)::integer as given_up, max(given_up) as last_given_up,
        (array_agg(error order by given_up desc))[1] as last_error
      from lost_mails group by kind
    )
    select kind, coalesce(waiting, 0) as waiting, since, coalesce(failing, 0) as failing,
      failing_since as "failingSince", error, coalesce(given_up, 0) as "givenUp", last_given_up as "lastGivenUp",
      last_error as "lastError"
    from waiting full join lost using (kind) order by kind`.execute(db)
  return rows
}

/** A mail that has failed and is tried again. It has the recipient, but no text. */
export interface FailingMail {
  readonly id: number
  readonly kind: MailContent['kind']
  readonly recipient: string
  readonly created: string
  readonly tries: number
  readonly failingSince: string
  readonly error: string | null
  /** The next try. */
  readonly due: string
}

/**
 * Reads the mails that have failed and are tried again, the newest first.
 *
 * @param before the id of the oldest mail that is already known, or null for the first page
 */
export async function readFailingMails(
  db: Kysely<Database>,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<FailingMail[]> {
  const { rows } = await sql<FailingMail>`
    select id, content->>'kind' as kind, recipient, created, tries, failing_since as "failingSince", error, due
    from mails where failing_since is not null and (${before}::bigint is null or id < ${before})
    order by id desc limit ${limit}`.execute(db)
  return rows
}
