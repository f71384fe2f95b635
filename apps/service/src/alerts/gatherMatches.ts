import type { ProductRights } from '@spadestik/domain/access'
import { may } from '@spadestik/domain/access'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { productOfUser, usersMatching } from '../agents/usersMatching'
import type { Database } from '../storage/Database'
import type { ChangeKind } from '../storage/records/ChangeKind'
import type { ItemChangeTables } from '../storage/tables/ItemChangeTables'

type ItemType = ItemChangeTables['item_changes']['item_type']
interface Change {
  readonly id: number
  readonly item_type: ItemType
  readonly item_id: number
  readonly kind: ChangeKind
}

/** The number of changes processed at a time. */
const batchSize = 500

/** A change of one of these kinds is a paid detail if the changed item is a procurement. */
const paidKinds: ReadonlySet<ChangeKind> = new Set(['deadline', 'announcement', 'roles'])

/** Returns whether users without a paid product may know about a change. */
export const isOpenChange = ({ item_type: type, kind }: Pick<Change, 'item_type' | 'kind'>): boolean =>
  type !== 'procurement' || !paidKinds.has(kind)

/** Keeps the newest change per item. An item that was created in this batch stays "new". */
function lastChanges(changes: readonly Change[]): Map<number, Change> {
  const last = new Map<number, Change>()
  for (const change of changes) {
    const before = last.get(change.item_id)
    last.set(change.item_id, before?.kind === 'new' ? { ...change, kind: 'new' } : change)
  }
  return last
}

async function keepMatches(
  trx: Transaction<Database>,
  ownerType: 'agent' | 'list',
  matches: readonly { ownerId: number; userId: number; change: Change }[],
  now: Date,
): Promise<void> {
  if (matches.length === 0) return
  const rows = matches.map(({ ownerId, userId, change }) => ({
    owner_id: ownerId,
    user_id: userId,
    item_type: change.item_type,
    item_id: change.item_id,
    change_id: change.id,
    kind: change.kind,
  }))
  await sql`
    insert into alert_matches (owner_type, owner_id, user_id, item_type, item_id, change_id, kind, matched)
    select ${ownerType}, m.owner_id, m.user_id, m.item_type, m.item_id, m.change_id, m.kind, ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as m(owner_id integer, user_id integer, item_type text, item_id integer, change_id integer, kind text)
    join ${sql.table(`${ownerType}s`)} o on o.id = m.owner_id and o.mail_time <> 'never'
    where not exists (
      select from alert_mutes q
      where q.owner_type = ${ownerType} and q.owner_id = m.owner_id and q.user_id = m.user_id
    )
    on conflict (owner_type, owner_id, user_id, item_type, item_id) do update set
      change_id = excluded.change_id,
      kind = case when alert_matches.kind = 'new' then 'new' else excluded.kind end`.execute(trx)
}

/** A match to mail: a user, a changed item, and the agent or list that matched it. */
interface Found {
  readonly ownerId: number
  readonly userId: number
  readonly itemId: number
  readonly seesPaidDetails: boolean
}

interface ListUser {
  readonly owner_id: number
  readonly user_id: number
  readonly item_id: number
  readonly product: ProductRights | null
}

/** Finds the users who have the given items on their lists. */
async function listUsers(trx: Transaction<Database>, itemType: ItemType, ids: readonly number[]) {
  const { rows } = await sql<ListUser>`
    select i.list_id as owner_id, l.user_id, i.${sql.ref(`${itemType}_id`)} as item_id, ${productOfUser} as product
    from ${sql.table(`list_${itemType === 'company' ? 'companies' : `${itemType}s`}`)} i
    join list_users l on l.list_id = i.list_id join users u on u.id = l.user_id
    left join products p on p.id = u.product_id
    where i.${sql.ref(`${itemType}_id`)} = any(${[...ids]}::integer[])`.execute(trx)
  return rows.map(({ owner_id: ownerId, user_id: userId, item_id: itemId, product }) => {
    const seesPaidDetails = may({ kind: 'user', product }, 'readPaidDetails')
    return { ownerId, userId, itemId, seesPaidDetails }
  })
}

/** Marks changes as processed and returns them. Skips changes that another instance is processing. */
async function takeChanges(trx: Transaction<Database>): Promise<Change[]> {
  const { rows } = await sql<Change>`
    update item_changes set gathered = true where id in (
      select id from item_changes where not gathered order by id limit ${batchSize} for update skip locked
    ) returning id, item_type, item_id, kind`.execute(trx)
  return rows.sort((a, b) => a.id - b.id)
}

/**
 * Processes new changes, and stores the matches that agents and lists will mail to their users. Both happen
 * in one transaction, so every change is mailed exactly once, even after failures and with several instances.
 * Users without a paid product get no matches for changes that are paid details (ADR 10, Z06).
 *
 * @returns the number of changes processed.
 */
export function gatherMatches(db: Kysely<Database>, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const changes = await takeChanges(trx)
    for (const itemType of ['project', 'procurement', 'company'] as const) {
      const ofType = changes.filter(({ item_type: type }) => type === itemType)
      const byItem = lastChanges(ofType)
      const openByItem = lastChanges(ofType.filter(isOpenChange))
      const itemIds = [...byItem.keys()]
      if (itemIds.length === 0) continue
      const withChange = ({ ownerId, userId, itemId, seesPaidDetails }: Found) => {
        const change = (seesPaidDetails ? byItem : openByItem).get(itemId)
        return change === undefined ? [] : [{ ownerId, userId, change }]
      }
      const agents = await usersMatching(trx, { itemType, itemIds, now })
      const ofAgents = agents.map(({ agentId: ownerId, ...found }) => ({ ownerId, ...found }))
      await keepMatches(trx, 'agent', ofAgents.flatMap(withChange), now)
      const lists = await listUsers(trx, itemType, itemIds)
      await keepMatches(trx, 'list', lists.flatMap(withChange), now)
    }
    return changes.length
  })
}
