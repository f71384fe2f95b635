import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../database/Database'
import type { ItemChangeTables } from '../database/tables/ItemChangeTables'
import type { ChangeKind } from '../items/ChangeKind'
import { readersMatching } from '../search/readersMatching'

type ItemType = ItemChangeTables['item_changes']['item_type']
interface Change {
  readonly id: number
  readonly item_type: ItemType
  readonly item_id: number
  readonly kind: ChangeKind
}

/** So many changes are read at a time. */
const atOnce = 500

/** The newest change of each item, but new things stay new. */
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

async function listReaders(trx: Transaction<Database>, itemType: ItemType, ids: readonly number[]) {
  const { rows } = await sql<{ owner_id: number; user_id: number; item_id: number }>`
    select i.list_id as owner_id, u.user_id, i.${sql.ref(`${itemType}_id`)} as item_id
    from ${sql.table(`list_${itemType === 'company' ? 'companies' : `${itemType}s`}`)} i
    join list_users u on u.list_id = i.list_id
    where i.${sql.ref(`${itemType}_id`)} = any(${[...ids]}::integer[])`.execute(trx)
  return rows
}

/** Marks changes as looked at; what another instance is looking at is left to it. */
async function takeChanges(trx: Transaction<Database>): Promise<Change[]> {
  const { rows } = await sql<Change>`
    update item_changes set gathered = true where id in (
      select id from item_changes where not gathered order by id limit ${atOnce} for update skip locked
    ) returning id, item_type, item_id, kind`.execute(trx)
  return rows.sort((a, b) => a.id - b.id)
}

/**
 * Takes the changes that nobody has looked at, and keeps what each agent and list has to tell its users. Both
 * happen or neither: every change is told once, whatever ends when and however many instances there are.
 *
 * @returns how many changes were taken.
 * @source decision 40
 */
export function gatherMatches(db: Kysely<Database>, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const changes = await takeChanges(trx)
    for (const itemType of ['project', 'procurement', 'company'] as const) {
      const byItem = lastChanges(changes.filter(({ item_type: type }) => type === itemType))
      const itemIds = [...byItem.keys()]
      if (itemIds.length === 0) continue
      const ofItem = (found: { ownerId: number; userId: number; itemId: number }) => {
        const change = byItem.get(found.itemId)
        return change === undefined ? [] : [{ ownerId: found.ownerId, userId: found.userId, change }]
      }
      const agents = await readersMatching(trx, { itemType, itemIds })
      await keepMatches(
        trx,
        'agent',
        agents.flatMap(({ agentId: ownerId, userId, itemId }) => ofItem({ ownerId, userId, itemId })),
        now,
      )
      const lists = await listReaders(trx, itemType, itemIds)
      await keepMatches(
        trx,
        'list',
        lists.flatMap((row) => ofItem({ ownerId: row.owner_id, userId: row.user_id, itemId: row.item_id })),
        now,
      )
    }
    return changes.length
  })
}
