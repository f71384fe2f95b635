import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { readHidden, usersMatching } from '../agents/usersMatching'
import type { Database } from '../storage/Database'
import type { Match, TakenMatches } from './takeMatches'

/** Reads which agents have relative times. */
async function readRelative(db: Kysely<Database>, agentIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from agents
    where id = any(${[...new Set(agentIds)]}::integer[]) and relative_times is not null`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Compares the items that wait to be mailed to users with the agents again on the day of the mail. Leaves out
 * items that an agent with relative times no longer finds: the deadline of a tender may have passed since the
 * tender matched (ADR 39). For agents, also leaves out items that the user has hidden in the meantime, and
 * items that the agent no longer found but finds again.
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
