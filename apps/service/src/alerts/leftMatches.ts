import type { ProductRights } from '@spadestik/domain/access'
import { may } from '@spadestik/domain/access'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { ChangedItems } from '../agents/agentsMatching'
import type { ConditionName } from '../filters/AgentCondition'
import { evaluateConditions } from '../agents/evaluateConditions'
import type { UserMatch } from '../agents/usersMatching'
import { productOfUser, readOpenItems } from '../agents/usersMatching'
import type { Database } from '../storage/Database'
import type { RelativeTimes } from '../storage/records/RelativeTimes'
import { changedConditions } from './changedConditions'
import type { ChangedItem, NewMatch } from './keepMatches'

interface Mailed {
  readonly agentId: number
  readonly userId: number
  readonly itemId: number
  readonly product: ProductRights | null
  readonly times: RelativeTimes | null
}

/**
 * Reads the items that agents (saved searches) have mailed, without those that an agent has reported as no
 * longer found. Leaves out mails from before the agent was last saved, because the agent had other filters
 * then.
 */
async function readMailed(
  trx: Transaction<Database>,
  { itemType, itemIds }: ChangedItems,
): Promise<Mailed[]> {
  const { rows } = await sql<Mailed>`
    select m.agent_id as "agentId", m.user_id as "userId", m.item_id as "itemId",
      a.relative_times as times, ${productOfUser} as product
    from agent_mails m join agents a on a.id = m.agent_id and a.type = ${itemType} and a.changed <= m.queued
    join agent_users x on x.agent_id = m.agent_id and x.user_id = m.user_id
    join awake_users u on u.id = m.user_id left join products p on p.id = u.product_id
    where m.item_id = any(${[...itemIds]}::integer[]) and not m.has_left`.execute(trx)
  return rows
}

async function readWithWindowAhead(
  trx: Transaction<Database>,
  { itemType, itemIds, now }: ChangedItems,
): Promise<ReadonlySet<number>> {
  if (itemType !== 'procurement') return new Set()
  const { rows } = await sql<{ id: number }>`
    select id from procurement_search
    where id = any(${[...itemIds]}::integer[]) and last_closing > ${now.toISOString()}::timestamptz`.execute(
    trx,
  )
  return new Set(rows.map(({ id }) => id))
}

const keyOf = ({ agentId, itemId }: { readonly agentId: number; readonly itemId: number }) =>
  `${agentId} ${itemId}`

/**
 * Finds the items that agents (saved searches) have mailed to users and that no longer match after a change
 * (ADR 45). Leaves out items that the user may not see or has hidden. Also leaves out items that no longer
 * match only because time has passed, for example after a deadline.
 *
 * @param found the matches that the changed items still have
 * @param itemOf returns an item with the changes that a user sees, or undefined if there are none
 */
export async function leftMatches(
  trx: Transaction<Database>,
  changed: ChangedItems,
  found: readonly UserMatch[],
  itemOf: (itemId: number, seesPaidDetails: boolean) => ChangedItem | undefined,
): Promise<NewMatch[]> {
  const { itemType, itemIds, now } = changed
  const isFound = new Set(found.map((match) => `${keyOf(match)} ${match.userId}`))
  const allMailed = await readMailed(trx, changed)
  const userIds = allMailed.map(({ userId }) => userId)
  const isOpenTo = await readOpenItems(trx, itemType, itemIds, userIds)
  const lost = allMailed.filter(
    (mailed) =>
      !isFound.has(`${keyOf(mailed)} ${mailed.userId}`) &&
      isOpenTo(mailed.itemId, mailed.userId, mailed.product),
  )
  const matches: NewMatch[] = []
  const ahead = lost.length === 0 ? new Set() : await readWithWindowAhead(trx, changed)
  const byRights = Map.groupBy(lost, ({ product }) => may({ kind: 'user', product }, 'readPaidDetails'))
  for (const [seesPaidDetails, mails] of byRights) {
    const evaluations = await evaluateConditions(trx, changed, mails, seesPaidDetails)
    const metOf = new Map(evaluations.map((evaluation) => [keyOf(evaluation), evaluation.met]))
    for (const { agentId, userId, itemId, times } of mails) {
      const item = itemOf(itemId, seesPaidDetails)
      const met = Object.entries(metOf.get(keyOf({ agentId, itemId })) ?? {})
      const failing = met.flatMap(([name, isMet]) => (isMet ? [] : [name as ConditionName]))
      const leftConditions =
        item === undefined ? [] : changedConditions(failing, item.changes, times, now, ahead.has(itemId))
      if (item !== undefined && leftConditions.length > 0)
        matches.push({ ownerId: agentId, userId, item, leftConditions })
    }
  }
  return matches
}
