import type { Schemas } from '@spadestik/api-client/schema'
import { fromMeasureBody, measures } from '@spadestik/domain/range'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { inOrder } from '../items/responses/inOrder'
import type { Database } from '../storage/Database'
import { filterTable } from '../filters/filterTable'
import { askedOfLots, matchingLots } from './matchingLots'
import type { Search } from './run/Search'

type Filters = Schemas['ItemCriteria']
type Reason = Schemas['MatchReason']

interface Row {
  readonly id: number
  readonly criteria: readonly number[]
  readonly unspecified: Reason['unspecified']
}

const hasEnd = ({ min = null, max = null }: { readonly min?: unknown; readonly max?: unknown }): boolean =>
  min !== null || max !== null

/**
 * Reads why a search found each item of a page: the included criteria that the item has, and the filters
 * whose value the item does not state (S18).
 */
export async function readReasons(
  db: Kysely<Database>,
  { table }: Search,
  ids: readonly number[],
  filters: Filters,
): Promise<Reason[]> {
  if (ids.length === 0) return []
  const asked = (filters.criteria ?? []).filter(({ included }) => included).map(({ id }) => id)
  const passes = [
    ...measures
      .filter((measure) => hasEnd(fromMeasureBody(measure, filters)))
      .map(
        (measure) =>
          sql`case when s.${sql.ref(filterTable[measure].column)} is null then ${measure}::text end`,
      ),
    ...(hasEnd({ min: filters.buildingStart, max: filters.buildingEnd })
      ? [sql`case when coalesce(s.building_start, s.building_end) is null then 'buildingPeriod' end`]
      : []),
  ]
  const { rows } = await sql<Row>`
    select s.id,
      array(select unnest(s.criteria) intersect select unnest(${asked}::integer[]) order by 1) as criteria,
      array_remove(array[${passes.length === 0 ? sql`null` : sql.join(passes)}]::text[], null) as unspecified
    from ${sql.table(table)} s where s.id = any(${[...ids]}::integer[])`.execute(db)
  const lots =
    table === 'procurement_search'
      ? await matchingLots(db, ids, askedOfLots(filters))
      : new Map<number, readonly string[]>()
  return inOrder(rows, ids).map(({ id, criteria, unspecified }) => ({
    id,
    criteria: [...criteria],
    unspecified: [...unspecified],
    lots: [...(lots.get(id) ?? [])],
  }))
}
