import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { readHidden, usersMatching } from '../agents/usersMatching'
import type { Database } from '../storage/Database'
import type { TakenMatches } from './takeMatches'

/** Reads when agents (saved searches) were last saved, in milliseconds since the epoch. */
async function readSaved(db: Kysely<Database>, agentIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; saved: number }>`
    select id, extract(epoch from changed)::float8 * 1000 as saved from agents
    where id = any(${[...new Set(agentIds)]}::integer[])`.execute(db)
  return new Map(rows.map(({ id, saved }) => [id, saved]))
}

/**
 * Compares pending matches of agents again when the mail is composed, with the agent and the item as they are
 * then, and leaves out those that are no longer true:
 *
 * - The agent no longer finds the item, because the item, the agent or only the date has changed (ADR 39,
 *   ADR 72). For users who want a report of this, `gatherMatches` has put the report in the match's place.
 * - The user has hidden the item.
 * - The match reports that an agent no longer finds the item, but the agent finds it again, or was saved with
 *   other filters since.
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
  const saved = await readSaved(
    db,
    ofAgents.map(({ ownerId }) => ownerId),
  )
  const hidden = new Set<string>()
  const found = new Set<string>()
  for (const [itemType, ofType] of Map.groupBy(ofAgents, (match) => match.itemType)) {
    const pairs = ofType.map(({ ownerId: agentId, itemId }) => ({ agentId, itemId }))
    const itemIds = ofType.map(({ itemId }) => itemId)
    const userIds = ofType.map(({ userId }) => userId)
    for (const one of await usersMatching(db, { itemType, itemIds, now, pairs }))
      found.add(`${one.userId} ${one.agentId} ${itemType} ${one.itemId}`)
    for (const one of await readHidden(db, itemType, itemIds, userIds)) hidden.add(`${itemType} ${one}`)
  }
  return taken.map(({ user, matches }) => ({
    user,
    matches: matches.filter(({ owner, ownerId, itemType, itemId, matched, leftConditions }) => {
      if (owner === 'list') return true
      const isFound = found.has(`${user.userId} ${ownerId} ${itemType} ${itemId}`)
      if (leftConditions === null) return isFound
      const isSavedSince = (saved.get(ownerId) ?? 0) > Date.parse(matched)
      return !isFound && !isSavedSince && !hidden.has(`${itemType} ${user.userId} ${itemId}`)
    }),
  }))
}
