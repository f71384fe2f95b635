import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Condition } from '../filters/allOf'
import { allOf } from '../filters/allOf'
import type { Database } from '../storage/Database'
import { inBatches } from '../storage/inBatches'
import type { AgentType } from '../storage/records/AgentFilters'
import { agentConditions } from './agentConditions'
import { checkTexts } from './checkTexts'
import { compareAgents } from './compareAgents'
import type { AgentMatch, OpenMatch, UncheckedMatch } from './OpenMatch'
import { currentDays } from './relativeTimes'

export interface ChangedItems {
  readonly itemType: AgentType
  readonly itemIds: readonly number[]
  /** Relative times of agents, such as 'the last 30 days', are counted from this time. */
  readonly now: Date
  /** The only pairs to compare. By default, all items are compared with all agents of the type. */
  readonly pairs?: readonly ComparedPair[]
}

export interface ComparedPair {
  readonly agentId: number
  readonly itemId: number
}

/** The number of items that one statement compares with all agents. */
const itemsAtOnce = 50
const pairedItemsAtOnce = 500

export function isOneOf(pairs: readonly ComparedPair[]): Condition {
  const agentIds = pairs.map(({ agentId }) => agentId)
  const itemIds = pairs.map(({ itemId }) => itemId)
  return sql`(a.id, s.id) in (select * from unnest(${agentIds}::integer[], ${itemIds}::integer[]))`
}

/**
 * Finds the agents (saved searches) that match the items for at least some users. The result is sorted by
 * agent and item.
 */
export async function openMatches(
  db: Kysely<Database>,
  { itemType, itemIds, now, pairs: compared }: ChangedItems,
): Promise<OpenMatch[]> {
  const days = await currentDays(db, itemType, now)
  const conditions = agentConditions[itemType]
  const differing = conditions.filter(({ paid, open }) => paid !== open)
  const isCompared = compared === undefined ? sql`true` : isOneOf(compared)
  const atOnce = compared === undefined ? itemsAtOnce : pairedItemsAtOnce
  const matches: OpenMatch[] = []
  for (const ids of inBatches([...new Set(itemIds)], atOnce)) {
    const { tables, pairs } = compareAgents(itemType, ids, days, now)
    const { rows } = await sql<UncheckedMatch>`
      ${tables}
      select a.id as "agentId", a.type as "agentType", s.id as "itemId",
        (${allOf(differing.map(({ paid }) => paid))}) is true as "isPaid",
        (${allOf(differing.map(({ open }) => open))}) is true as "isOpen",
        a.text_is_checked as "isUnchecked"
      from ${pairs} where ${allOf([isCompared, ...conditions.map(({ either }) => either)])}`.execute(db)
    // Do not pass all rows to one `push` call. There can be more matches than a call can have arguments.
    for (const match of await checkTexts(db, rows)) matches.push(match)
  }
  return matches.sort((a, b) => a.agentId - b.agentId || a.itemId - b.itemId)
}

/**
 * Finds all agents (saved searches) that find the items, as if every user could see everything.
 * `usersMatching` applies the rights of each user.
 */
export async function agentsMatching(db: Kysely<Database>, changed: ChangedItems): Promise<AgentMatch[]> {
  const matches = await openMatches(db, changed)
  return matches.flatMap(({ agentId, agentType, itemId, isPaid }) =>
    isPaid ? [{ agentId, agentType, itemId }] : [],
  )
}
