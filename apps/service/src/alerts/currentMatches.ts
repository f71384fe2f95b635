import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { readHidden, usersMatching } from '../agents/usersMatching'
import type { Database } from '../storage/Database'
import type { Match } from './takeMatches'

/** Reads which agents have relative times. */
async function readRelative(db: Kysely<Database>, agentIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from agents
    where id = any(${[...new Set(agentIds)]}::integer[]) and relative_times is not null`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Compares matches again on the day of the mail. Leaves out items that an agent with relative times no longer
 * finds: the deadline of a tender may have passed since the tender matched (ADR 39). Also leaves out items of
 * agents that the user has hidden in the meantime, and items that had left an agent and are found again.
 */
export async function currentMatches(
  db: Kysely<Database>,
  userId: number,
  matches: readonly Match[],
  now: Date,
): Promise<readonly Match[]> {
  const ofAgents = matches.filter(({ owner }) => owner === 'agent')
  const agentIds = ofAgents.map(({ ownerId }) => ownerId)
  const relative = await readRelative(db, agentIds)
  const isCompared = ({ ownerId, leftConditions }: Match) => leftConditions !== null || relative.has(ownerId)
  const hidden = new Set<string>()
  const found = new Set<string>()
  for (const [itemType, ofType] of Map.groupBy(ofAgents, (match) => match.itemType)) {
    const compared = ofType.filter(isCompared)
    const itemIds = compared.map(({ itemId }) => itemId)
    const ofItems = [...new Set(compared.map(({ ownerId }) => ownerId))]
    for (const one of await usersMatching(db, { itemType, itemIds, now, agentIds: ofItems })) {
      if (one.userId === userId) found.add(`${one.agentId} ${itemType} ${one.itemId}`)
    }
    const allIds = ofType.map(({ itemId }) => itemId)
    for (const one of await readHidden(db, itemType, allIds)) hidden.add(`${itemType} ${one}`)
  }
  return matches.filter(({ owner, ownerId, itemType, itemId, leftConditions }) => {
    if (owner === 'list') return true
    if (hidden.has(`${itemType} ${userId} ${itemId}`)) return false
    const isFound = found.has(`${ownerId} ${itemType} ${itemId}`)
    return leftConditions === null ? isFound || !relative.has(ownerId) : !isFound
  })
}
