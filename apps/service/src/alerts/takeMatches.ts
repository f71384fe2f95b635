import { limits } from '@spadestik/domain/limits'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { ConditionName } from '../agents/agentConditions'
import type { Database } from '../storage/Database'
import type { ChangeKind } from '../storage/records/ChangeKind'
import type { AlertItem, AlertSource } from '../storage/records/MailContent'
import type { PendingSender, PendingUser } from './readPending'
import { dueTimes, readPending } from './readPending'

/** A pending match: an item that an agent or list of a user has found, or that an agent no longer finds. */
export interface Match extends AlertSource {
  readonly itemType: AlertItem['type']
  readonly itemId: number
  readonly changeId: number
  readonly changeIds: readonly number[]
  /** The most important kind of the changes. */
  readonly kind: ChangeKind
  readonly urgentSince: string | null
  /** The conditions that the item no longer meets. Null while the item is found. */
  readonly leftConditions: readonly ConditionName[] | null
}

const keyOf = ({ owner, ownerId }: AlertSource) => `${owner} ${ownerId}`

/** Returns whether a match is due at a time. */
function dueBy({ senders, domainId }: PendingUser, time: Date): (match: Match) => boolean {
  const times = new Map(senders.map((sender) => [keyOf(sender), dueTimes(sender, domainId)]))
  return (match) => {
    const { all = null, urgent = null } = times.get(keyOf(match)) ?? {}
    if (all !== null && all <= time) return true
    return match.urgentSince !== null && urgent !== null && urgent <= time
  }
}

/** Whether matches of an agent or list are due. */
const isDue = (sender: PendingSender, domainId: number, now: Date) =>
  Object.values(dueTimes(sender, domainId)).some((due: Date | null) => due !== null && due <= now)

/** Whether an alert to a user is due. */
export const isAlertDue = ({ senders, domainId }: PendingUser, now: Date): boolean =>
  senders.some((sender) => isDue(sender, domainId, now))

/** The matches of one alert, and the user who gets it. */
interface TakenMatches {
  readonly user: PendingUser
  readonly matches: readonly Match[]
}

/**
 * Takes the matches of one alert to a user and deletes them. These are all matches of each item that is due,
 * so that an item is in one mail even if several agents and lists have found it. What would be due within five
 * minutes is taken too. Of several concurrent calls, only one receives the matches (ADR 14, ADR 45).
 *
 * @returns null if nothing is due, or nothing any more
 */
export async function takeMatches(
  trx: Transaction<Database>,
  userId: number,
  now: Date,
): Promise<TakenMatches | null> {
  // `keepMatches` locks the user too. Otherwise it could add a match between the statements below, which would
  // delete the match without mailing it, or mail its changes a second time.
  await sql`select from users where id = ${userId} for update`.execute(trx)
  const [user] = await readPending(trx, userId)
  if (user === undefined) return null
  const { rows } = await sql<Match>`
    select owner_type as owner, owner_id as "ownerId", item_type as "itemType", item_id as "itemId",
      change_id as "changeId", change_ids as "changeIds", kind, urgent_since as "urgentSince",
      left_conditions as "leftConditions"
    from alert_matches where user_id = ${userId} order by owner_type, owner_id, item_type, item_id`.execute(
    trx,
  )
  if (!rows.some(dueBy(user, now))) return null
  const soon = dueBy(user, new Date(now.getTime() + limits.alertGroupMinutes * 60_000))
  const taken = new Set(rows.filter(soon).map(({ itemType, itemId }) => `${itemType} ${itemId}`))
  await sql`
    delete from alert_matches
    where user_id = ${userId} and item_type || ' ' || item_id = any(${[...taken]}::text[])`.execute(trx)
  const isActive = new Set(
    user.senders.filter(({ mailTime }) => mailTime !== null && mailTime !== 'never').map(keyOf),
  )
  const matches = rows.filter((row) => taken.has(`${row.itemType} ${row.itemId}`) && isActive.has(keyOf(row)))
  return { user, matches }
}
