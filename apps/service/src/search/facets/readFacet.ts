import type { Schemas } from '@spadestik/api-client/schema'
import type { Measure } from '@spadestik/domain/range'
import { barStarts } from '@spadestik/domain/range'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'
import { allOf } from '../../filters/allOf'
import { filterTable } from '../../filters/filterTable'
import { roleConditions } from '../../filters/partners'
import type { Search } from '../run/Search'
import type { AskedFacet } from './AskedFacet'

/** The maximum number of matches that are counted. If there are more matches, the counts are too low. */
const countedMatches = 20_000

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
      from (${counted(search, filterTable[measure].column)}) m group by bar`.execute(db)
  const countOf = new Map(rows.map(({ bar, count }) => [bar, count]))
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  return {
    criteria: [],
    // The database numbers the bars from 1.
    bars: edges.map((from, index) => ({
      from,
      to: edges[index + 1] ?? null,
      count: countOf.get(index + 1) ?? 0,
    })),
    unspecified: countOf.get(null) ?? 0,
    countIsCapped: total > countedMatches,
  }
}

export interface FacetScope {
  readonly itemType: 'project' | 'procurement'
  readonly filters: Pick<Schemas['ItemCriteria'], 'companies'>
  readonly seesPaidDetails: boolean
}

function optionsOf(search: Search, filter: Schemas['CountedFilter'], scope: FacetScope) {
  if (filter !== 'roles') {
    return {
      matches: counted(search, filterTable[filter].itemColumn),
      options: sql`select value::integer from matches`,
    }
  }
  const { itemType, filters, seesPaidDetails } = scope
  if ((filters.companies ?? []).length === 0 && seesPaidDetails) {
    return { matches: counted(search, 'roles'), options: sql`select unnest(value) as value from matches` }
  }
  // Count only roles by which the filter can find an item. If companies are chosen, count only their roles.
  // For users without a paid subscription, count only roles that everybody may see.
  const asked = roleConditions({ companies: filters.companies ?? [] }, seesPaidDetails)
  return {
    matches: counted(search, 'id'),
    options: sql`select distinct r.role_id as value, m.value as id from matches m
      join company_roles r on r.${sql.ref(`${itemType}_id`)} = m.value and ${allOf(asked)}`,
  }
}

async function readOptionFacet(
  db: Kysely<Database>,
  search: Search,
  filter: Schemas['CountedFilter'],
  scope: FacetScope,
): Promise<Schemas['Facet']> {
  const { matches, options: selected } = optionsOf(search, filter, scope)
  const { rows } = await sql<{ value: number | null; count: number; isTotal: boolean }>`
    with matches as materialized (${matches})
    select value, count(*)::integer as count, false as "isTotal" from (${selected}) o group by value
    union all select null, count(*)::integer, true from matches`.execute(db)
  const total = rows.find(({ isTotal }) => isTotal)?.count ?? 0
  const options = rows.flatMap(({ value: id, count }) => (id === null ? [] : [{ id, count }]))
  const countOf = (id: number) => options.find((option) => option.id === id)?.count ?? 0
  return {
    criteria: [],
    bars: [],
    unspecified: 0,
    ...(filter === 'isPublic'
      ? { sectors: { all: Math.min(total, countedMatches), public: countOf(1), private: countOf(0) } }
      : { options: options.toSorted((a, b) => a.id - b.id) }),
    countIsCapped: total > countedMatches,
  }
}

/**
 * Counts the matches of a search for each option of a filter, for example for each phase.
 *
 * @param search the search without the filter whose options are counted, see `withoutFacet`
 */
export function readFacet(
  db: Kysely<Database>,
  search: Search,
  facet: AskedFacet,
  scope: FacetScope,
): Promise<Schemas['Facet']> {
  switch (facet.kind) {
    case 'criteria':
      return readCriterionFacet(db, search, facet.typeId)
    case 'measure':
      return readMeasureFacet(db, search, facet.measure)
    case 'options':
      return readOptionFacet(db, search, facet.filter, scope)
  }
}
