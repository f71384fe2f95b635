import type { ChangeKind } from '@spadestik/domain/alerts'
import { limits } from '@spadestik/domain/limits'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { ConditionName } from '../filters/AgentCondition'
import type { Database } from '../storage/Database'
import type { AlertItem, AlertSource } from '../storage/records/MailContent'
import type { PendingUser } from './due/readPending'
import { dueTimes, readPending } from './due/readPending'

/**
 * A pending match: an item that an agent (a saved search) or list of a user has found, or that an agent no
 * longer finds.
 */
export interface Match extends AlertSource {
  readonly itemType: AlertItem['type']
  readonly itemId: number
  readonly changeId: number
  readonly changeIds: readonly number[]
  readonly kind: ChangeKind
  /** The time of the first change, RFC 3339. */
  readonly matched: string
  readonly urgentSince: string | null
  /** Null while the agent or list finds the item. */
  readonly leftConditions: readonly ConditionName[] | null
}

interface MatchRow extends Match {
  readonly userId: number
}

const keyOf = ({ owner, ownerId }: AlertSource) => `${owner} ${ownerId}`

const itemOf = ({ itemType, itemId }: Match) => `${itemType} ${itemId}`

function dueBy({ senders, domainId }: PendingUser, time: Date): (match: Match) => boolean {
  const times = new Map(senders.map((sender) => [keyOf(sender), dueTimes(sender, domainId)]))
  return (match) => {
    const { all = null, urgent = null } = times.get(keyOf(match)) ?? {}
    if (all !== null && all <= time) return true
    return match.urgentSince !== null && urgent !== null && urgent <= time
  }
}

export interface TakenMatches {
  readonly user: PendingUser
  readonly matches: readonly Match[]
}

/**
 * Returns the matches for the next mail to a user. Returns no matches if none is due now. The mail contains
 * all matches of each item that has a match due within five minutes.
 */
function dueMatches(user: PendingUser, matches: readonly MatchRow[], now: Date): readonly MatchRow[] {
  if (!matches.some(dueBy(user, now))) return []
  const soon = dueBy(user, new Date(now.getTime() + limits.alertGroupMinutes * 60_000))
  const items = new Set(matches.filter(soon).map(itemOf))
  return matches.filter((match) => items.has(itemOf(match)))
}

async function deleteMatches(trx: Transaction<Database>, matches: readonly MatchRow[]): Promise<void> {
  const userIds = matches.map(({ userId }) => userId)
  const itemTypes = matches.map(({ itemType }) => itemType)
  const itemIds = matches.map(({ itemId }) => itemId)
  await sql`
    delete from alert_matches where user_id = any(${[...new Set(userIds)]}::integer[])
      and (user_id, item_type, item_id) in (
        select * from unnest(${userIds}::integer[], ${itemTypes}::text[], ${itemIds}::integer[]))`.execute(
    trx,
  )
}

/**
 * Reads and deletes the matches that the next alert to each user reports (ADR 14). If an alert reports an
 * item, all matches of the item are taken, even if several agents and lists have found the item (ADR 45).
 * Users whom another instance is processing are left out until the next round.
 *
 * @returns the matches, and the ids of all users who were not left out
 */
export async function takeMatches(
  trx: Transaction<Database>,
  userIds: readonly number[],
  now: Date,
): Promise<{ readonly taken: TakenMatches[]; readonly lockedIds: readonly number[] }> {
  // Lock the users, so that `keepMatches` cannot add a match between the statements below. Such a match could
  // be deleted without being mailed, or its changes could be mailed twice. Skip users who are already locked,
  // because waiting for them could cause a deadlock.
  const { rows: locked } = await sql<{ id: number }>`
    select id from users where id = any(${[...userIds]}::integer[]) order by id for update skip locked`.execute(
    trx,
  )
  // Lock these rows too, so that a change of timing that is being saved is seen in the next round.
  const { rows: scheduled } = await sql<{ id: number }>`
    select user_id as id from alert_due where user_id = any(${locked.map(({ id }) => id)}::integer[])
    order by user_id for update skip locked`.execute(trx)
  const lockedIds = scheduled.map(({ id }) => id)
  const users = await readPending(trx, lockedIds)
  const { rows } = await sql<MatchRow>`
    select user_id as "userId", owner_type as owner, owner_id as "ownerId", item_type as "itemType",
      item_id as "itemId", change_id as "changeId", change_ids as "changeIds", kind,
      matched, urgent_since as "urgentSince", left_conditions as "leftConditions"
    from alert_matches where user_id = any(${lockedIds}::integer[])
    order by user_id, owner_type, owner_id, item_type, item_id`.execute(trx)
  const byUser = Map.groupBy(rows, ({ userId }) => userId)
  const due = users.map((user) => ({ user, matches: dueMatches(user, byUser.get(user.userId) ?? [], now) }))
  await deleteMatches(
    trx,
    due.flatMap(({ matches }) => matches),
  )
  const taken = due.flatMap(({ user, matches }) => {
    const isActive = new Set(
      user.senders.filter(({ mailTime }) => mailTime !== null && mailTime !== 'never').map(keyOf),
    )
    const active = matches.filter((match) => isActive.has(keyOf(match)))
    return active.length === 0 ? [] : [{ user, matches: active }]
  })
  return { taken, lockedIds }
}
