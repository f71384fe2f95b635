import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { readHidden, usersMatching } from '../agents/usersMatching'
import type { Database } from '../storage/Database'
import type { Match, TakenMatches } from './takeMatches'

async function readRelative(db: Kysely<Database>, agentIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from agents
    where id = any(${[...new Set(agentIds)]}::integer[]) and relative_times is not null`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Compares pending matches of agents again on the day of the mail, and leaves out those that are no longer
 * true:
 *
 * - An agent with relative times, such as 'within 14 days', found a tender whose deadline has passed since
 *   then (ADR 39).
 * - The user has hidden the item.
 * - The match reports that an agent no longer finds the item, but the agent finds it again.
 *
 * Matches of lists stay unchanged.
 */
export async function currentMatches(
  db: Kysely<Database>,
  taken: readonly TakenMatches[],
  now: Date,
): Promise<TakenMatches[]> {
  const ofAgents = taken.flatMap(({ user: { userId }, matches }) =>
    matches.filter(({ owner }) => owner === 'agent').map((match) => ({ ...match, userId })),
  )
  const relative = await readRelative(
    db,
    ofAgents.map(({ ownerId }) => ownerId),
  )
  const isCompared = ({ ownerId, leftConditions }: Match) => leftConditions !== null || relative.has(ownerId)
  const hidden = new Set<string>()
  const found = new Set<string>()
  for (const [itemType, ofType] of Map.groupBy(ofAgents, (match) => match.itemType)) {
    const pairs = ofType.filter(isCompared).map(({ ownerId: agentId, itemId }) => ({ agentId, itemId }))
    const comparedIds = pairs.map(({ itemId }) => itemId)
    if (pairs.length > 0) {
      for (const one of await usersMatching(db, { itemType, itemIds: comparedIds, now, pairs }))
        found.add(`${one.userId} ${one.agentId} ${one.itemId}`)
    }
    const itemIds = ofType.map(({ itemId }) => itemId)
    const userIds = ofType.map(({ userId }) => userId)
    for (const one of await readHidden(db, itemType, itemIds, userIds)) hidden.add(`${itemType} ${one}`)
  }
  return taken.map(({ user, matches }) => ({
    user,
    matches: matches.filter(({ owner, ownerId, itemType, itemId, leftConditions }) => {
      if (owner === 'list') return true
      if (hidden.has(`${itemType} ${user.userId} ${itemId}`)) return false
      const isFound = found.has(`${user.userId} ${ownerId} ${itemId}`)
      return leftConditions === null ? isFound || !relative.has(ownerId) : !isFound
    }),
  }))
}
