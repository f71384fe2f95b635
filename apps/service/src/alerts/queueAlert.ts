import { limits } from '@spadestik/domain/limits'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { callerOfUser } from '../accounts/auth/callers'
import type { View } from '../http/View'
import { queueMail } from '../mail/queueMail'
import { localityOf } from '../reference/domains'
import { languageCode } from '../reference/languages'
import type { Database } from '../storage/Database'
import type { AlertItem, AlertSender } from '../storage/records/MailContent'
import { signAlertToken } from './alertTokens'
import { currentMatches } from './currentMatches'
import { describeAgent } from './describe/describeAgent'
import { highlightItems } from './describe/highlightItems'
import { readAlertItems } from './readAlertItems'
import type { PendingUser } from './readPending'
import type { Match } from './takeMatches'
import { takeMatches } from './takeMatches'

/** Describes the agents and lists whose matches are in an alert. */
async function describeSenders(
  trx: Transaction<Database>,
  { senders }: PendingUser,
  matches: readonly Match[],
  view: View,
): Promise<AlertSender[]> {
  const described: AlertSender[] = []
  for (const { owner, ownerId, name, mailTime } of senders) {
    const hasMatch = matches.some((match) => match.owner === owner && match.ownerId === ownerId)
    if (!hasMatch || name === null || mailTime === null || mailTime === 'never') continue
    const agent = owner === 'agent' ? await describeAgent(trx, ownerId, view) : null
    described.push({
      owner,
      ownerId,
      name,
      mailTime,
      why: agent?.why ?? [],
      search: agent?.search ?? null,
    })
  }
  return described
}

/** Records which items agents have mailed to a user. Replaces the record of an earlier mail. */
async function keepMailed(
  trx: Transaction<Database>,
  userId: number,
  matches: readonly Match[],
  items: readonly AlertItem[],
  mailId: number,
  now: Date,
): Promise<void> {
  const places = new Map(items.map(({ type, id }, place) => [`${type} ${id}`, place]))
  const mailed = matches.flatMap(({ owner, ownerId, itemType, itemId, changeId, leftConditions }) => {
    const place = places.get(`${itemType} ${itemId}`)
    if (owner !== 'agent' || place === undefined) return []
    const isListed = place < limits.alertItems
    return [{ ownerId, itemId, changeId, isListed, hasLeft: leftConditions !== null }]
  })
  await sql`
    insert into agent_mails (agent_id, user_id, item_id, change_id, mail_id, is_listed, has_left, queued)
    select m."ownerId", ${userId}, m."itemId", m."changeId", ${mailId}, m."isListed", m."hasLeft",
      ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(mailed)}::jsonb) as m("ownerId" integer, "itemId" integer,
      "changeId" integer, "isListed" boolean, "hasLeft" boolean)
    on conflict (agent_id, user_id, item_id) do update set
      change_id = excluded.change_id, mail_id = excluded.mail_id, is_listed = excluded.is_listed,
      has_left = excluded.has_left, queued = excluded.queued, sent = null`.execute(trx)
}

/**
 * Deletes the matches that are due for a user and queues one e-mail with them, in one transaction.
 *
 * @returns whether an e-mail was queued
 */
export function queueAlert(
  db: Kysely<Database>,
  userId: number,
  secret: string,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const taken = await takeMatches(trx, userId, now)
    if (taken === null) return false
    const { user } = taken
    const { email, domainId } = user
    const language = languageCode(user.languageId)
    const matches = await currentMatches(trx, userId, taken.matches, now)
    const caller = await callerOfUser(trx, userId)
    if (caller === null) return false
    const view = { caller, language, now, timeZone: localityOf(domainId).timeZone }
    const items = await readAlertItems(trx, matches, view)
    // No items are left if none of them exists and matches any more.
    if (items.length === 0) return false
    const isMailed = new Set(items.map(({ type, id }) => `${type} ${id}`))
    const mailed = matches.filter(({ itemType, itemId }) => isMailed.has(`${itemType} ${itemId}`))
    const senders = await describeSenders(trx, user, mailed, view)
    const alert = {
      kind: 'alert',
      readerName: user.name,
      senders,
      items: await highlightItems(trx, items.slice(0, limits.alertItems), view),
      total: items.length,
      token: await signAlertToken(secret, { userId, senders }),
    } as const
    const mailId = await queueMail(trx, { email, language, domainId }, alert, now)
    await keepMailed(trx, userId, mailed, items, mailId, now)
    return true
  })
}
