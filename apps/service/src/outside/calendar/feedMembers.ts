import { dayAt } from '@spadestik/domain/dates'
import { windowKinds } from '@spadestik/domain/deadlines'
import { limits } from '@spadestik/domain/limits'
import type { Kysely, RawBuilder, Transaction } from 'kysely'
import { sql } from 'kysely'
import { readAgents } from '../../agents/readAgents'
import { userOf } from '../../contract/Caller'
import type { View } from '../../contract/View'
import { allOf } from '../../filters/allOf'
import { procurementSearch } from '../../search/itemSearch'
import { readHiddenIds } from '../../items/hidden/readHiddenIds'
import type { Database } from '../../storage/Database'
import type { CalendarFeed } from './findFeed'

const dates = windowKinds.flatMap((window) =>
  ['from', 'to'].map((end) => sql.raw(`p.details->'${window}'->>'${end}'`)),
)

/** Must equal the expression of the index `procurements_last_date`, so that PostgreSQL can use this index. */
const lastDate = sql`greatest(${sql.join(dates)})`

const nextDate = (today: string) =>
  sql`(select min(one) from unnest(array[${sql.join(dates)}]) as one where one >= ${today})`

/**
 * Returns queries for the ids of the tenders in a calendar feed. A feed of one list or one agent (a saved
 * search) has one query. Any other feed has one query for all lists of the user, and one for each agent.
 */
async function sourcesOf(
  db: Kysely<Database>,
  { listId, agentId }: CalendarFeed,
  view: View,
): Promise<RawBuilder<unknown>[]> {
  const userId = userOf(view.caller).id
  const ofLists = sql`
    select i.procurement_id as id from list_procurements i join list_users u on u.list_id = i.list_id
    where u.user_id = ${userId} and (${listId}::integer is null or i.list_id = ${listId}::integer)`
  if (listId !== null) return [ofLists]
  const which = agentId === null ? { userId, index: 0 } : { agentIds: [agentId] }
  const agents = await readAgents(db, 'procurement', which, view.language)
  const found: RawBuilder<unknown>[] = []
  for (const agent of agents) {
    const { conditions } = await procurementSearch(db, view, agent)
    found.push(sql`select s.id from procurement_search s where ${allOf(conditions)}`)
  }
  return agentId === null ? [ofLists, ...found] : found
}

/**
 * Reads the ids of the tenders in a feed, sorted by their next date. Tenders with only past dates come last.
 * Leaves out a tender that has no date on or after `since`, unless the feed contained the tender before
 * (`known`).
 */
async function readMembers(
  db: Kysely<Database>,
  feed: CalendarFeed,
  view: View,
  since: Date,
  known: readonly number[],
): Promise<number[]> {
  const hidden = await readHiddenIds(db, view.caller, 'procurement_id')
  const members = new Map<number, { readonly next: string | null; readonly last: string | null }>()
  for (const source of await sourcesOf(db, feed, view)) {
    const { rows } = await sql<{ id: number; next: string | null; last: string | null }>`
      select p.id, ${nextDate(dayAt(view.now.getTime(), feed.timeZone))} as next, ${lastDate} as last
      from procurements p where p.id in (${source}) and p.id <> all(${hidden}::integer[])
        and (${lastDate} >= ${dayAt(since.getTime(), feed.timeZone)} or p.id = any(${[...known]}::integer[]))`.execute(
      db,
    )
    for (const { id, ...ofItem } of rows) members.set(id, ofItem)
  }
  const far = '9999'
  return [...members]
    .toSorted(
      ([oneId, one], [otherId, other]) =>
        (one.next ?? far).localeCompare(other.next ?? far) ||
        (other.last ?? '').localeCompare(one.last ?? '') ||
        oneId - otherId,
    )
    .map(([id]) => id)
}

/** A tender that a feed contains (`isMember`) or has contained. */
export interface FeedItem {
  readonly id: number
  readonly isMember: boolean
  /** The number of times that the tender has left the feed or come back. */
  readonly changes: number
  /**
   * The time at which the tender last left the feed or came back, RFC 3339. Null if the tender has never left
   * the feed.
   */
  readonly changedAt: string | null
}

async function storeItems(
  trx: Transaction<Database>,
  feedId: number,
  members: readonly number[],
  now: Date,
): Promise<void> {
  await sql`
    update calendar_feed_items set is_member = not is_member, changes = changes + 1, changed_at = ${now.toISOString()}
    where feed_id = ${feedId} and is_member <> (procurement_id = any(${[...members]}::integer[]))`.execute(
    trx,
  )
  await sql`
    insert into calendar_feed_items (feed_id, procurement_id)
    select ${feedId}::integer, p.id from procurements p
    where p.id = any(${members.slice(0, limits.calendarFeedEvents)}::integer[])
    order by p.id on conflict do nothing`.execute(trx)
}

/**
 * Reads the tenders of a feed, and stores which tenders the feed contains. The next reading uses this to
 * cancel the events of tenders that have left the feed.
 *
 * @param since tenders whose dates are all before this time are left out, unless the feed already contains
 * them
 */
export async function readFeedItems(
  databases: { readonly db: Kysely<Database>; readonly searches: Kysely<Database> },
  feed: CalendarFeed,
  view: View,
  since: Date,
): Promise<FeedItem[]> {
  const { db, searches } = databases
  const readKnown = (from: Kysely<Database>) =>
    from
      .selectFrom('calendar_feed_items')
      .select(['procurement_id as id', 'is_member as isMember', 'changes', 'changed_at as changedAt'])
      .where('feed_id', '=', feed.id)
      .orderBy('procurement_id')
      .execute()
  const before = await readKnown(db)
  const ids = before.map(({ id }) => id)
  const members = await readMembers(searches, feed, view, since, ids)
  const items = await db.transaction().execute(async (trx) => {
    // Lock the row, so that concurrent readers wait for each other. Otherwise they could end in a deadlock.
    await trx.selectFrom('calendar_feeds').select('id').where('id', '=', feed.id).forUpdate().execute()
    await storeItems(trx, feed.id, members, view.now)
    return readKnown(trx)
  })
  return items.filter(({ isMember, changedAt }) => isMember || Date.parse(changedAt ?? '') >= since.getTime())
}
