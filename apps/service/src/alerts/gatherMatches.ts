import type { ProductRights } from '@spadestik/domain/access'
import { may } from '@spadestik/domain/access'
import type { ChangeKind } from '@spadestik/domain/alerts'
import { itemTypes } from '@spadestik/domain/search'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { productOfUser, usersMatching } from '../agents/usersMatching'
import type { Database } from '../storage/Database'
import { linkWork } from '../storage/observed/Work'
import type { KnownChange } from '../ledger/factsOf'
import { factsOf } from '../ledger/factsOf'
import type { LedgerItemType } from '../ledger/readRecords'
import { visibleChange } from '../ledger/visibleChange'
import { alertKindOfFacts } from './alertUrgency'
import type { ChangedItem } from './keepMatches'
import { keepMatches } from './keepMatches'
import { leftMatches } from './leftMatches'

interface ChangeRow {
  readonly id: number
  readonly item_type: LedgerItemType
  readonly item_id: number
  readonly kind: ChangeKind
  readonly field: string | null
  readonly before: unknown
  readonly after: unknown
  /** The time since the change was recorded, in milliseconds. */
  readonly age: number
  readonly traceparent: string | null
}

interface Change extends KnownChange {
  readonly id: number
  readonly itemId: number
  /** The time of the change, RFC 3339. */
  readonly at: string
}

const itemsAtOnce = 200

/** A user without a subscription. All other users with agents and lists may see at least as much. */
const withoutProduct = { kind: 'user', product: null } as const

const noNames = new Map<string, string>()

function changesOfItems(changes: readonly Change[]): Map<number, ChangedItem> {
  const byItem = Map.groupBy(changes, ({ itemId }) => itemId)
  const entries = [...byItem].map(([itemId, ofItem]) => {
    const { itemType = 'project' } = ofItem[0] ?? {}
    const kinded = ofItem.map((change) => ({
      ...change,
      alertKind: alertKindOfFacts(factsOf(change, noNames)),
    }))
    return [itemId, { itemType, itemId, changes: kinded }] as const
  })
  return new Map(entries)
}

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

async function listUsers(trx: Transaction<Database>, itemType: LedgerItemType, ids: readonly number[]) {
  // A product that does not cover the phase of a project hides it from mails too (S09).
  const isInProduct =
    itemType === 'project'
      ? sql`(p.id is null or (select phase_id from projects where id = i.project_id) = any(p.allowed_project_phases))`
      : sql`true`
  const { rows } = await sql<ListUser>`
    select i.list_id as owner_id, l.user_id, i.${sql.ref(`${itemType}_id`)} as item_id, ${productOfUser} as product
    from ${sql.table(`list_${itemType === 'company' ? 'companies' : `${itemType}s`}`)} i
    join list_users l on l.list_id = i.list_id join awake_users u on u.id = l.user_id
    left join products p on p.id = u.product_id
    where i.${sql.ref(`${itemType}_id`)} = any(${[...ids]}::integer[]) and ${isInProduct}`.execute(trx)
  return rows.map(({ owner_id: ownerId, user_id: userId, item_id: itemId, product }) => {
    const seesPaidDetails = may({ kind: 'user', product }, 'readPaidDetails')
    return { ownerId, userId, itemId, seesPaidDetails }
  })
}

/**
 * Marks changes as processed and returns them, with their times by the clock of this instance of the service.
 * An instance takes all changes of an item together and locks the oldest of them, and skips items that
 * another instance has locked. The CTEs are `materialized`, because PostgreSQL could otherwise run them again
 * for every change.
 */
async function takeChanges(trx: Transaction<Database>, now: Date): Promise<Change[]> {
  const { rows } = await sql<ChangeRow>`
    with oldest as materialized (
      select min(id) as id from item_changes where not gathered group by item_type, item_id
    ), claimed as materialized (
      select c.item_type, c.item_id from oldest o join item_changes c on c.id = o.id
      where not c.gathered order by c.id limit ${itemsAtOnce} for update of c skip locked
    )
    update item_changes n set gathered = true from claimed i
    where n.item_type = i.item_type and n.item_id = i.item_id and not n.gathered
    returning n.id, n.item_type, n.item_id, n.kind, n.field, n.before,
      case when n.field is not null then n.after end as after,
      greatest(extract(epoch from now() - n.changed_at) * 1000, 0)::float8 as age, n.traceparent`.execute(trx)
  linkWork(rows.map(({ traceparent }) => traceparent))
  return rows
    .sort((a, b) => a.id - b.id)
    .map(({ item_type: itemType, item_id: itemId, age, traceparent: _traceparent, ...change }) => {
      const at = new Date(now.getTime() - age).toISOString()
      return { ...change, itemType, itemId, at }
    })
}

/**
 * Processes new changes, and stores the matches that agents (saved searches) and lists will mail to their
 * users. Both happen in one transaction, so every change is mailed exactly once, even after failures and with
 * several instances. Users without a paid subscription get no matches for changes of paid details (ADR 10,
 * ADR 42, Z06). An item that no longer fits an agent after a change is a match too (ADR 45, Z11).
 *
 * @returns the number of changes processed.
 */
export function gatherMatches(db: Kysely<Database>, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const changes = await takeChanges(trx, now)
    for (const itemType of itemTypes) {
      const ofType = changes.filter((change) => change.itemType === itemType)
      const byItem = changesOfItems(ofType)
      const openByItem = changesOfItems(
        ofType.flatMap((change) => visibleChange(change, withoutProduct) ?? []),
      )
      const itemIds = [...byItem.keys()]
      if (itemIds.length === 0) continue
      const itemOf = (itemId: number, seesPaidDetails: boolean) =>
        (seesPaidDetails ? byItem : openByItem).get(itemId)
      const withChanges = ({ ownerId, userId, itemId, seesPaidDetails }: Found) => {
        const item = itemOf(itemId, seesPaidDetails)
        return item === undefined ? [] : [{ ownerId, userId, item, leftConditions: null }]
      }
      const agents = await usersMatching(trx, { itemType, itemIds, now })
      const ofAgents = agents.map(({ agentId: ownerId, ...found }) => ({ ownerId, ...found }))
      const left = await leftMatches(trx, { itemType, itemIds, now }, agents, itemOf)
      await keepMatches(trx, 'agent', [...ofAgents.flatMap(withChanges), ...left])
      const lists = await listUsers(trx, itemType, itemIds)
      await keepMatches(trx, 'list', lists.flatMap(withChanges))
    }
    return changes.length
  })
}
