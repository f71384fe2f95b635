import type { ItemType } from '@spadestik/domain/search'
import { limits } from '@spadestik/domain/limits'
import type { Kysely, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { readAgents } from '../../agents/readAgents'
import { userOf } from '../../contract/Caller'
import type { View } from '../../contract/View'
import { allOf } from '../../filters/allOf'
import { readHiddenIds } from '../../items/hidden/readHiddenIds'
import type { KnownChange } from '../../ledger/factsOf'
import { itemSearch } from '../../search/itemSearch'
import type { Database } from '../../storage/Database'
import type { CalendarFeed } from '../calendar/findFeed'

/** The latest change of an item. */
export interface LatestChange extends KnownChange {
  readonly itemType: ItemType
  readonly itemId: number
  /** When the item was first stored, RFC 3339. */
  readonly published: string
  /** When the item last changed, RFC 3339. */
  readonly updated: string
}

const types = ['project', 'procurement'] as const

async function listedItems(db: Kysely<Database>, { listId }: CalendarFeed, view: View) {
  const [projects, procurements] = await Promise.all(
    types.map((type) => readHiddenIds(db, view.caller, `${type}_id`)),
  )
  return sql`
    select m.type, m.id from list_users u join lateral (
      select 'project' as type, project_id as id from list_projects
      where list_id = u.list_id and project_id <> all(${projects}::integer[])
      union all select 'procurement', procurement_id from list_procurements
      where list_id = u.list_id and procurement_id <> all(${procurements}::integer[])
      union all select 'company', company_id from list_companies where list_id = u.list_id) m on true
    where u.user_id = ${userOf(view.caller).id} and (${listId}::integer is null or u.list_id = ${listId}::integer)`
}

/** Returns one query for each agent, which finds its latest items as the search of the agent does. */
async function foundItems(db: Kysely<Database>, { agentId }: CalendarFeed, view: View) {
  const which = agentId === null ? { userId: userOf(view.caller).id, index: 0 } : { agentIds: [agentId] }
  const found: RawBuilder<unknown>[] = []
  for (const type of types) {
    for (const agent of await readAgents(db, type, which, view.language)) {
      const { conditions } = await itemSearch(type)(db, view, agent)
      found.push(sql`(
        select ${type} as type, s.id from ${sql.table(`${type}_search`)} s where ${allOf(conditions)}
        order by s.updated desc, s.id desc limit ${limits.newsEntries})`)
    }
  }
  return found
}

/** Reads the latest items of a feed, those that changed last first, each with its latest change. */
export async function readLatest(
  db: Kysely<Database>,
  feed: CalendarFeed,
  view: View,
): Promise<LatestChange[]> {
  const sources = [
    ...(feed.agentId === null ? [await listedItems(db, feed, view)] : []),
    ...(feed.listId === null ? await foundItems(db, feed, view) : []),
  ]
  if (sources.length === 0) return []
  const { rows } = await sql<LatestChange>`
    select found.type as "itemType", found.id as "itemId", c.kind, c.field, c.before, c.after,
      c.changed_at as updated, (
        select min(changed_at) from item_changes where item_type = found.type and item_id = found.id
      ) as published
    from (${sql.join(sources, sql` union `)}) found cross join lateral (
      select kind, field, before, case when field is not null then after end as after, changed_at
      from item_changes where item_type = found.type and item_id = found.id
      order by changed_at desc, id desc limit 1) c
    order by c.changed_at desc, found.type, found.id limit ${limits.newsEntries}`.execute(db)
  return rows
}
