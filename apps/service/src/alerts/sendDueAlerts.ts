import { limits } from '@spadestik/domain/limits'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { callerOfUser } from '../accounts/auth/callers'
import { queueMail } from '../mail/queueMail'
import { localityOf } from '../reference/domains'
import { languageCode } from '../reference/languages'
import type { Database } from '../storage/Database'
import type { AlertItem } from '../storage/records/MailContent'
import type { AlertTime } from './alertDue'
import { alertDue } from './alertDue'
import { signAlertToken } from './alertTokens'
import { currentMatches } from './currentMatches'
import { describeAgent } from './describeAgent'
import { forgetMatches } from './forgetMatches'
import type { MatchedItem } from './readAlertItems'
import { readAlertItems } from './readAlertItems'

/** The pending matches of one agent or list for one user. */
interface Pending {
  readonly owner: 'agent' | 'list'
  readonly ownerId: number
  readonly userId: number
  /** The time at which the first match was found. */
  readonly first: string
  /** The name of the agent or list. Null when it no longer exists or no longer belongs to the user. */
  readonly ownerName: string | null
  readonly mailTime: AlertTime | 'never' | null
  readonly email: string
  readonly readerName: string
  readonly languageId: number
  readonly domainId: number
}

const owners = (type: 'agent' | 'list') => sql`
  select ${type} as type, o.id, u.user_id, o.name, o.mail_time
  from ${sql.table(`${type}s`)} o join ${sql.table(`${type}_users`)} u on u.${sql.ref(`${type}_id`)} = o.id`

async function readPending(db: Kysely<Database>): Promise<Pending[]> {
  const { rows } = await sql<Pending>`
    with waiting as materialized (
      select owner_type, owner_id, user_id, min(matched) as first from alert_matches group by 1, 2, 3
    )
    select w.owner_type as owner, w.owner_id as "ownerId", w.user_id as "userId", w.first,
      o.name as "ownerName", o.mail_time as "mailTime",
      u.email, u.name as "readerName", u.language_id as "languageId", u.domain_id as "domainId"
    from waiting w join users u on u.id = w.user_id
    left join (${owners('agent')} union all ${owners('list')}) o
      on o.type = w.owner_type and o.id = w.owner_id and o.user_id = w.user_id
    order by w.first`.execute(db)
  return rows
}

/** Records which items an agent has mailed to a user. Replaces the record of an earlier mail. */
async function keepMailed(
  trx: Transaction<Database>,
  { ownerId, userId }: Pending,
  matches: readonly MatchedItem[],
  items: readonly AlertItem[],
  mailId: number,
  now: Date,
): Promise<void> {
  const places = new Map(items.map(({ id }, place) => [id, place]))
  const mailed = matches.flatMap(({ item_id, change_id }) => {
    const place = places.get(item_id)
    return place === undefined ? [] : [{ item_id, change_id, is_listed: place < limits.alertItems }]
  })
  await sql`
    insert into agent_mails (agent_id, user_id, item_id, change_id, mail_id, is_listed, queued)
    select ${ownerId}, ${userId}, m.item_id, m.change_id, ${mailId}, m.is_listed, ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(mailed)}::jsonb)
      as m(item_id integer, change_id integer, is_listed boolean)
    on conflict (agent_id, user_id, item_id) do update set
      change_id = excluded.change_id, mail_id = excluded.mail_id,
      is_listed = excluded.is_listed, queued = excluded.queued, sent = null`.execute(trx)
}

/** Deletes the pending matches and queues an e-mail with them, in one transaction. */
function queueAlert(
  db: Kysely<Database>,
  pending: Pending,
  mailTime: AlertTime,
  secret: string,
  now: Date,
): Promise<boolean> {
  const { owner, ownerId, userId, ownerName, readerName, email, domainId } = pending
  const language = languageCode(pending.languageId)
  return db.transaction().execute(async (trx) => {
    const matches = await currentMatches(trx, pending, await forgetMatches(trx, pending), now)
    const caller = await callerOfUser(trx, userId)
    if (caller === null) return false
    const { timeZone } = localityOf(domainId)
    const items = await readAlertItems(trx, matches, { caller, language, now, timeZone })
    // No items are left if another instance was faster, or if none of them exists and matches any more.
    if (items.length === 0) return false
    const agent = owner === 'agent' ? await describeAgent(trx, ownerId, { caller, language }) : null
    const alert = {
      kind: 'alert',
      owner,
      ownerId,
      ownerName: ownerName ?? '',
      readerName,
      mailTime,
      why: agent?.why ?? [],
      items: items.slice(0, limits.alertItems),
      total: items.length,
      search: agent?.search ?? null,
      token: await signAlertToken(secret, pending),
    } as const
    const mailId = await queueMail(trx, { email, language, domainId }, alert, now)
    if (owner === 'agent') await keepMailed(trx, pending, matches, items, mailId, now)
    return true
  })
}

/**
 * Queues the alerts that are due. Deletes matches whose agent or list no longer exists or no longer sends
 * alerts to the user.
 *
 * @param secret the secret that signs the links for changing the timing
 * @returns the number of alerts queued.
 */
export async function sendDueAlerts(db: Kysely<Database>, secret: string, now: Date): Promise<number> {
  let written = 0
  for (const pending of await readPending(db)) {
    const { mailTime, first, domainId } = pending
    if (mailTime === null || mailTime === 'never') {
      await forgetMatches(db, pending)
      continue
    }
    const due = alertDue(mailTime, new Date(first), localityOf(domainId).timeZone)
    if (due <= now && (await queueAlert(db, pending, mailTime, secret, now))) written += 1
  }
  return written
}
