import { addDays, daysBetween } from '@spadestik/domain/dates'
import { may } from '@spadestik/domain/access'
import { timesOf } from '@spadestik/domain/times'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { agentConditions } from '../agents/agentConditions'
import { daysOnEach, noDays, relativeTimes } from '../agents/relativeTimes'
import { filterTable } from '../filters/filterTable'
import type { View } from '../contract/View'
import type { Condition } from '../filters/allOf'
import { allOf } from '../filters/allOf'
import { deadlineColumns, deadlineDays, nextClosingDay } from '../filters/deadlineDays'
import type { Database } from '../storage/Database'
import type { AgentType } from '../storage/records/AgentFilters'
import type { RehearsedFilter, RehearsedFilters } from './rehearsedFilters'
import { phaseIndex } from './phaseIndex'

export interface MailableChange {
  readonly id: number
  readonly itemId: number
  /** Null for a new item. */
  readonly field: string | null
  /** Milliseconds since 1970. */
  readonly time: number
  /**
   * The index of the one filter that the item does not meet. Null if it meets all filters. Items that fail
   * two or more filters are not read.
   */
  readonly failing: number | null
}

export type Compared =
  | { readonly kind: 'sample'; readonly everyNth: number }
  | { readonly kind: 'newest'; readonly limit: number }
  | { readonly kind: 'items'; readonly ids: readonly number[] }
  /**
   * The changes of the items that meet all filters except filters by a relative time or by phase, which are
   * ignored here. This is fast if there are few such items.
   */
  | { readonly kind: 'matching' }

export interface Period {
  /** RFC 3339, both inclusive. */
  readonly since: string
  readonly until: string
  /** `YYYY-MM-DD`, both inclusive. */
  readonly from: string
  readonly to: string
}

/**
 * Returns the SQL condition for the changes in a period that alerts can mail. Alerts never mail corrections
 * of data or new dates of publication (`republished`, ADR 42).
 */
const isMailable = (type: AgentType, { since, until }: Period) => sql`
  item_type = ${type} and changed_at between ${since}::timestamptz and ${until}::timestamptz and not is_correction and kind <> 'republished'`

export async function countMailableChanges(
  db: Kysely<Database>,
  type: AgentType,
  period: Period,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from item_changes where ${isMailable(type, period)}`.execute(db)
  return rows[0]?.count ?? 0
}

function comparedChanges(compared: Compared): { readonly condition: Condition; readonly limit: Condition } {
  switch (compared.kind) {
    case 'sample':
      // Choose items by a hash of the id. Every n-th id would depend on the order in which items were
      // imported.
      return compared.everyNth === 1
        ? { condition: sql`true`, limit: sql`` }
        : { condition: sql`mod(hashint4(item_id), ${sql.lit(compared.everyNth)}) = 0`, limit: sql`` }
    case 'newest':
      return { condition: sql`true`, limit: sql`order by changed_at desc limit ${compared.limit}` }
    case 'items':
      return { condition: sql`item_id = any(${[...compared.ids]}::integer[])`, limit: sql`` }
    case 'matching':
      return { condition: sql`true`, limit: sql`` }
  }
}

/** Returns the columns of the search row that filters by a time compare. */
const timeColumns = (type: AgentType) =>
  type === 'company'
    ? sql``
    : sql`, ${sql.join(
        timesOf(type).flatMap((name) =>
          filterTable[name].itemColumns.map((column) => sql.ref(`s.${column}`)),
        ),
      )}`

const changed = sql`c.changed_at`

/**
 * Returns the search row of a changed item, with its deadlines at the time of the change. Its present phase
 * does not count, because a tender that is awarded now may have been open then.
 */
const rowThen = (type: AgentType) =>
  type === 'procurement'
    ? sql`s as now on now.id = c.item_id cross join lateral (
        select s.*, ${deadlineColumns(deadlineDays(changed, nextClosingDay(changed)))}
        from (select now.*) s) s`
    : sql`s on s.id = c.item_id`

/**
 * Returns the SQL of a number that shows which filters an item does not meet. For each such filter, the bit
 * at the index of the filter is set.
 */
const bitsOf = (conditions: readonly { readonly index: number; readonly condition: Condition }[]) =>
  sql.join(
    [
      sql`0::bigint`,
      ...conditions.map(
        ({ index, condition }) =>
          sql`case when (${condition}) is true then 0 else ${sql.lit(2 ** index)} end`,
      ),
    ],
    sql` + `,
  )

/**
 * Returns the condition of a relative time, such as a deadline within 14 days. `s` is the search row of the
 * item. `t` contains the days of the relative time, counted from the day of the change.
 */
function timeCondition(type: AgentType, { asked }: RehearsedFilter, { caller }: View): Condition {
  const time = agentConditions[type].find(({ name }) => name === asked.name)
  return (may(caller, 'readPaidDetails') ? time?.paid : time?.open) ?? sql`true`
}

const indexOfBit = (bits: number) => (bits === 0 ? null : Math.log2(bits))

/**
 * Reads the changes that an agent would have mailed, and those that only one of its filters excludes. Items
 * are compared as they are now, but relative times are counted from the day of the change.
 */
export async function readMailableChanges(
  db: Kysely<Database>,
  rehearsed: RehearsedFilters,
  view: View,
  period: Period,
  compared: Compared,
): Promise<MailableChange[]> {
  const { timeZone } = view
  const { type, filters, always, sent } = rehearsed
  const indexed = filters.map((filter, index) => ({ ...filter, index }))
  const ofItems = indexed.flatMap(({ index, condition }) =>
    condition === null ? [] : [{ index, condition }],
  )
  const ofTimes = indexed
    .filter(({ condition }) => condition === null)
    .map((filter) => ({ index: filter.index, condition: timeCondition(type, filter, view) }))
  const { condition, limit } = comparedChanges(compared)
  const table = sql`${sql.table(`${type}_search`)} s`
  // Do not filter by phase in `where`, because an item can have been in another phase when it changed. Set a
  // bit for its present phase instead. Only if an agent has no other filters, filter by phase in `where`, so
  // that an index can be used.
  const phases = phaseIndex(rehearsed)
  const ofPhase = ofItems.filter(({ index }) => index === phases)
  const others = ofItems.filter(({ index }) => index !== phases)
  const [lookedUp, stated] = others.length === 0 ? [ofItems, []] : [others, ofPhase]
  const items =
    compared.kind === 'matching'
      ? sql`select s.id, ${bitsOf(stated)} as bits ${timeColumns(type)} from ${table}
          where ${allOf([...always, ...lookedUp.map((one) => one.condition)])}`
      : sql`select s.id, ${bitsOf(ofItems)} as bits ${timeColumns(type)}
          from (select distinct item_id from changed) i join ${table} on s.id = i.item_id where ${allOf(always)}`
  const times = relativeTimes(sent, timeZone)
  const days = Array.from({ length: daysBetween(period.from, period.to) + 1 }, (_one, index) =>
    addDays(period.from, index),
  )
  const withDays =
    times === null || ofTimes.length === 0
      ? sql``
      : sql`cross join ${noDays} a
          join (${daysOnEach(times, days)}) t on t.day = (c.changed_at at time zone ${timeZone})::date`
  const { rows } = await sql<Omit<MailableChange, 'failing'> & { bits: number }>`
    with changed as materialized (
      select id, item_id, field, changed_at from item_changes where ${isMailable(type, period)} and ${condition} ${limit}
    ), s as materialized (${items}), compared as (
      select c.id, c.item_id as "itemId", c.field,
        floor(extract(epoch from c.changed_at) * 1000)::float8 as time, s.bits + ${bitsOf(ofTimes)} as bits
      from changed c join ${rowThen(type)} ${withDays}
    )
    select * from compared where bits & (bits - 1) = 0`.execute(db)
  return rows.map(({ bits, ...change }) => ({ ...change, failing: indexOfBit(bits) }))
}
