import type { Caller, ProductRights } from '@spadestik/domain/access'
import { may, mayUseProjectPhase } from '@spadestik/domain/access'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'
import type { AgentType } from '../storage/records/AgentFilters'
import type { ChangedItems } from './agentsMatching'
import { openMatches } from './agentsMatching'
import type { AgentMatch, OpenMatch } from './OpenMatch'

/** A match of an agent (a saved search) for one user. The user may see the item and has not hidden it. */
export interface UserMatch extends AgentMatch {
  readonly userId: number
  readonly seesPaidDetails: boolean
}

interface UserRow {
  readonly agent_id: number
  readonly user_id: number
  readonly product: ProductRights | null
}

/**
 * The SQL expression for the product of a user, from the joined table `p`. It is null for a user without a
 * product.
 */
export const productOfUser = sql<ProductRights | null>`case when p.id is not null then jsonb_build_object(
  'basic', p.basic, 'companyEnabled', p.company_enabled,
  'allowedProjectPhases', to_jsonb(p.allowed_project_phases)) end`

async function readUsers(db: Kysely<Database>, agentIds: readonly number[]) {
  const { rows } = await sql<UserRow>`
    select a.agent_id, a.user_id, ${productOfUser} as product
    from agent_users a join awake_users u on u.id = a.user_id left join products p on p.id = u.product_id
    where a.agent_id = any(${[...new Set(agentIds)]}::integer[]) order by a.user_id`.execute(db)
  return Map.groupBy(rows, (row) => row.agent_id)
}

/**
 * Reads which of the users have hidden which of the items. Returns pairs of ids as texts, such as `3 17` if
 * user 3 has hidden item 17.
 */
export async function readHidden(
  db: Kysely<Database>,
  itemType: AgentType,
  itemIds: readonly number[],
  userIds: readonly number[],
): Promise<ReadonlySet<string>> {
  if (itemType === 'company') return new Set<string>()
  const column = sql.ref(`h.${itemType}_id`)
  const { rows } = await sql<{ user_id: number; item_id: number }>`
    select u.user_id, ${column} as item_id from hidden_items h join hidden_item_users u on u.hidden_item_id = h.id
    where ${column} = any(${[...new Set(itemIds)]}::integer[])
      and u.user_id = any(${[...new Set(userIds)]}::integer[])`.execute(db)
  return new Set(rows.map((row) => `${row.user_id} ${row.item_id}`))
}

async function readPhases(db: Kysely<Database>, itemType: AgentType, itemIds: readonly number[]) {
  if (itemType !== 'project') return new Map<number, number>()
  const rows = await db
    .selectFrom('project_search')
    .select(['id', 'phase_id'])
    .where('id', '=', (any) => any.fn.any(any.val([...itemIds])))
    .execute()
  return new Map(rows.map((row) => [row.id, row.phase_id]))
}

/**
 * Whether a user may get mails about an item. The item must be among the ids that `readOpenItems` was called
 * with.
 */
export type IsOpenTo = (itemId: number, userId: number, product: ProductRights | null) => boolean

/**
 * Returns a function that says whether a user may get mails about an item. The function refuses items that
 * the user has hidden. It also refuses projects in phases that the user's subscription does not include, and
 * companies if the user has no company access.
 */
export async function readOpenItems(
  db: Kysely<Database>,
  itemType: AgentType,
  itemIds: readonly number[],
  userIds: readonly number[],
): Promise<IsOpenTo> {
  const hidden = await readHidden(db, itemType, itemIds, userIds)
  const phases = await readPhases(db, itemType, itemIds)
  return (itemId, userId, product) => {
    const caller: Caller = { kind: 'user', product }
    if (hidden.has(`${userId} ${itemId}`)) return false
    if (itemType === 'company') return may(caller, 'searchCompanies')
    return itemType === 'procurement' || mayUseProjectPhase(caller, phases.get(itemId) ?? 0)
  }
}

/**
 * Finds the users whose agents (saved searches) match changed items. Leaves out items that the user may not
 * see or has hidden. Uses paid details only for users who may read them. Sorted by agent, item and user
 * (Z06).
 */
export async function usersMatching(db: Kysely<Database>, changed: ChangedItems): Promise<UserMatch[]> {
  const { itemType, itemIds } = changed
  const matches = await openMatches(db, changed)
  const users = await readUsers(
    db,
    matches.map(({ agentId }) => agentId),
  )
  const userIds = [...users.values()].flatMap((all) => all.map((one) => one.user_id))
  const isOpenTo = await readOpenItems(db, itemType, itemIds, userIds)
  const finds = ({ itemId, isPaid, isOpen }: OpenMatch, { user_id: userId, product }: UserRow) => {
    if (!isOpenTo(itemId, userId, product)) return false
    const isEverythingOpen = itemType === 'company' || may({ kind: 'user', product }, 'readPaidDetails')
    return isEverythingOpen ? isPaid : isOpen
  }
  return matches.flatMap((match) =>
    (users.get(match.agentId) ?? [])
      .filter((reader) => finds(match, reader))
      .map(({ user_id: userId, product }) => {
        const { agentId, agentType, itemId } = match
        const seesPaidDetails = may({ kind: 'user', product }, 'readPaidDetails')
        return { agentId, agentType, itemId, userId, seesPaidDetails }
      }),
  )
}
