import type { Schemas } from '@spadestik/api-client/schema'
import type { Measure } from '@spadestik/domain/range'
import { barStarts, measuresOf, toMeasureBody } from '@spadestik/domain/range'
import type { Range } from '@spadestik/domain/search'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'
import { measureColumns } from '../storage/tables/measureColumns'
import { allOf } from './conditions/allOf'
import type { Search } from './run/Search'

/**
 * The requested facet: how the matches are distributed over the criteria of one type, or over the values of a
 * measure (ADR 16).
 */
export type AskedFacet =
  | { readonly kind: 'criteria'; readonly typeId: number }
  | { readonly kind: 'measure'; readonly measure: Measure }

interface FacetQuery {
  readonly facet?: 'criteria' | Measure
  readonly facetTypeId?: number
}

/**
 * Reads the requested facet from the query parameters. Returns null if no facet is requested, if the facet of
 * criteria has no type, or if the item type does not have the measure.
 */
export function facetOf(
  { facet, facetTypeId }: FacetQuery,
  itemType: 'project' | 'procurement',
): AskedFacet | null {
  if (facet === undefined) return null
  if (facet !== 'criteria') {
    return measuresOf(itemType).includes(facet) ? { kind: 'measure', measure: facet } : null
  }
  return facetTypeId === undefined ? null : { kind: 'criteria', typeId: facetTypeId }
}

const anyValue: Range = { min: null, max: null, allowUnspecified: true }

/**
 * Removes the filters that the user would change with the facet: the range of its measure, or the included
 * criteria of its type. Excluded criteria stay, because choosing another criterion of the type keeps them.
 */
export function withoutFacet<Filters extends Schemas['ItemCriteria']>(
  filters: Filters,
  facet: AskedFacet,
): Filters {
  if (facet.kind === 'measure') return { ...filters, ...toMeasureBody(facet.measure, anyValue) }
  const criteria = (filters.criteria ?? []).filter(
    ({ typeId, included }) => typeId !== facet.typeId || !included,
  )
  return { ...filters, criteria }
}

/** The maximum number of matches to count. If there are more matches, the true counts may be higher. */
const countedMatches = 20_000

/** Selects the matches to count, and one more. If that one exists, the counts are incomplete. */
const counted = ({ table, conditions }: Search, column: string) => sql`
  select s.${sql.ref(column)} as value from ${sql.table(table)} s where ${allOf(conditions)}
  limit ${countedMatches + 1}`

async function readCriterionFacet(
  db: Kysely<Database>,
  search: Search,
  typeId: number,
): Promise<Schemas['Facet']> {
  const { rows } = await sql<{ id: number | null; count: number }>`
    with matches as materialized (${counted(search, 'criteria')})
    select c.id, count(*)::integer as count from matches m cross join unnest(m.value) as had(id)
      join criteria c on c.id = had.id and c.type_id = ${typeId} group by c.id
    union all select null, count(*)::integer from matches`.execute(db)
  const total = rows.find(({ id }) => id === null)?.count ?? 0
  return {
    criteria: rows.flatMap(({ id, count }) => (id === null ? [] : [{ id, count }])),
    bars: [],
    unspecified: 0,
    countIsCapped: total > countedMatches,
  }
}

async function readMeasureFacet(
  db: Kysely<Database>,
  search: Search,
  measure: Measure,
): Promise<Schemas['Facet']> {
  const edges = barStarts(measure)
  const { rows } = await sql<{ bar: number | null; count: number }>`
    select width_bucket(m.value::bigint, ${[...edges]}::bigint[]) as bar, count(*)::integer as count
      from (${counted(search, measureColumns[measure])}) m group by bar`.execute(db)
  const countOf = new Map(rows.map(({ bar, count }) => [bar, count]))
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  return {
    criteria: [],
    // The database numbers the bars from 1. Bar 1 starts at the first edge, which is 0.
    bars: edges.map((from, index) => ({
      from,
      to: edges[index + 1] ?? null,
      count: countOf.get(index + 1) ?? 0,
    })),
    unspecified: countOf.get(null) ?? 0,
    countIsCapped: total > countedMatches,
  }
}

/**
 * Reads how the matches of a search are distributed.
 *
 * @param search the search without the filters that the facet replaces
 */
export function readFacet(
  db: Kysely<Database>,
  search: Search,
  facet: AskedFacet,
): Promise<Schemas['Facet']> {
  return facet.kind === 'criteria'
    ? readCriterionFacet(db, search, facet.typeId)
    : readMeasureFacet(db, search, facet.measure)
}
