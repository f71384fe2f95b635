import type { Kysely } from 'kysely'
import { usersMatching } from '../agents/usersMatching'
import type { Database } from '../storage/Database'
import type { AlertOwner } from './alertTokens'
import type { MatchedItem } from './readAlertItems'

/**
 * Leaves out items that an agent with relative times no longer finds on the day of the mail. For example, the
 * deadline of a tender may have passed since the tender matched (ADR 39).
 */
export async function currentMatches(
  db: Kysely<Database>,
  { owner, ownerId, userId }: AlertOwner,
  matches: readonly MatchedItem[],
  now: Date,
): Promise<readonly MatchedItem[]> {
  if (owner === 'list') return matches
  const agent = await db
    .selectFrom('agents')
    .select('type')
    .where('id', '=', ownerId)
    .where('relative_times', 'is not', null)
    .executeTakeFirst()
  if (agent === undefined) return matches
  const itemIds = matches.map(({ item_id: id }) => id)
  const found = await usersMatching(db, { itemType: agent.type, itemIds, now })
  const ids = new Set(
    found.filter((one) => one.agentId === ownerId && one.userId === userId).map(({ itemId }) => itemId),
  )
  return matches.filter(({ item_id: id }) => ids.has(id))
}
