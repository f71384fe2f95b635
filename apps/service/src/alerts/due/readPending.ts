import { alertTimeOf } from '@spadestik/domain/alerts'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { localityOf } from '../../reference/domains'
import type { Database } from '../../storage/Database'
import { ownTiming } from '../../storage/ownTimings'
import type { AlertSource } from '../../storage/records/MailContent'
import type { AlertTime } from './alertDue'
import { alertDue } from './alertDue'

export interface PendingSender extends AlertSource {
  /** The time of the first match. */
  readonly first: string
  /** The time of the first change that is mailed within minutes. Null if there is no such change. */
  readonly urgentSince: string | null
  /** Null when the agent or list no longer exists or no longer belongs to the user. */
  readonly name: string | null
  readonly mailTime: AlertTime | 'never' | null
}

export interface PendingUser {
  readonly userId: number
  readonly email: string
  readonly name: string
  readonly languageId: number
  readonly domainId: number
  readonly senders: readonly PendingSender[]
}

const owners = (type: 'agent' | 'list') => sql`
  select ${type} as type, o.id, u.user_id, o.name,
    coalesce(${ownTiming(type, sql.ref('o.id'), sql.ref('u.user_id'))}, o.mail_time) as mail_time
  from ${sql.table(`${type}s`)} o join ${sql.table(`${type}_users`)} u on u.${sql.ref(`${type}_id`)} = o.id`

/** Reads those of the users who have pending matches. The user with the oldest pending match comes first. */
export async function readPending(db: Kysely<Database>, userIds: readonly number[]): Promise<PendingUser[]> {
  const { rows } = await sql<PendingUser>`
    with waiting as materialized (
      select owner_type, owner_id, user_id, min(matched) as first, min(urgent_since) as urgent
      from alert_matches where user_id = any(${[...userIds]}::integer[]) group by 1, 2, 3
    )
    select u.id as "userId", u.email, u.name, u.language_id as "languageId", u.domain_id as "domainId",
      jsonb_agg(jsonb_build_object('owner', w.owner_type, 'ownerId', w.owner_id, 'first', w.first,
        'urgentSince', w.urgent, 'name', o.name, 'mailTime', o.mail_time) order by w.owner_type, w.first, w.owner_id) as senders
    from waiting w join users u on u.id = w.user_id
    left join (${owners('agent')} union all ${owners('list')}) o
      on o.type = w.owner_type and o.id = w.owner_id and o.user_id = w.user_id
    group by u.id order by min(w.first)`.execute(db)
  return rows
}

/**
 * The times at which an agent or list mails all its matches and its urgent matches. Both times are null if
 * the agent or list sends no mail. `urgent` is also null if no match is urgent.
 */
interface DueTimes {
  readonly all: Date | null
  readonly urgent: Date | null
}

/**
 * Computes when the pending matches of an agent or list are mailed.
 *
 * @param domainId the national domain (dk, se or no) of the user, which decides the time zone
 */
export function dueTimes(
  { first, urgentSince, mailTime }: Pick<PendingSender, 'first' | 'urgentSince' | 'mailTime'>,
  domainId: number,
): DueTimes {
  const { timeZone } = localityOf(domainId)
  if (mailTime === null || mailTime === 'never') return { all: null, urgent: null }
  const urgentTime = alertTimeOf('atOnce', mailTime)
  return {
    all: alertDue(mailTime, new Date(first), timeZone),
    urgent:
      urgentSince === null || urgentTime === 'never'
        ? null
        : alertDue(urgentTime, new Date(urgentSince), timeZone),
  }
}
