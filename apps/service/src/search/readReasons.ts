import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { inOrder } from '../items/responses/inOrder'
import type { Database } from '../storage/Database'
import type { Search } from './Search'

type Filters = Schemas['ItemCriteria']
type Reason = Schemas['MatchReason']

interface Row {
  readonly id: number
  readonly criteria: readonly number[]
  readonly unspecified: Reason['unspecified']
}

const hasEnd = (...ends: readonly unknown[]): boolean => ends.some((end) => end !== null && end !== undefined)

/** Returns the range filters that are set, each with the column that is null for items without a value. */
function boundFilters(
  filters: Filters,
): { readonly filter: Reason['unspecified'][number]; readonly column: string }[] {
  return [
    { filter: 'budget' as const, column: 'budget', isSet: hasEnd(filters.minBudget, filters.maxBudget) },
    {
      filter: 'buildingSize' as const,
      column: 'building_size',
      isSet: hasEnd(filters.buildingSizeMin, filters.buildingSizeMax),
    },
    {
      filter: 'groundSize' as const,
      column: 'ground_size',
      isSet: hasEnd(filters.groundSizeMin, filters.groundSizeMax),
    },
    { filter: 'units' as const, column: 'units', isSet: hasEnd(filters.unitsMin, filters.unitsMax) },
    { filter: 'metres' as const, column: 'metres', isSet: hasEnd(filters.metresMin, filters.metresMax) },
  ].filter(({ isSet }) => isSet)
}

/**
 * Explains why the items of a page match, where the filters do not: the requested criteria that they have,
 * and the filters that they pass without a value (S18).
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
    ...boundFilters(filters).map(
      ({ filter, column }) => sql`case when s.${sql.ref(column)} is null then ${filter}::text end`,
    ),
    ...(hasEnd(filters.buildingStart, filters.buildingEnd)
      ? [sql`case when coalesce(s.building_start, s.building_end) is null then 'buildingPeriod' end`]
      : []),
  ]
  const { rows } = await sql<Row>`
    select s.id,
      array(select unnest(s.criteria) intersect select unnest(${asked}::integer[]) order by 1) as criteria,
      array_remove(array[${passes.length === 0 ? sql`null` : sql.join(passes)}]::text[], null) as unspecified
    from ${sql.table(table)} s where s.id = any(${[...ids]}::integer[])`.execute(db)
  return inOrder(rows, ids).map(({ id, criteria, unspecified }) => ({
    id,
    criteria: [...criteria],
    unspecified: [...unspecified],
  }))
}
