import type { Schemas } from '@spadestik/api-client/schema'
import type { Measure } from '@spadestik/domain/range'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../database/Database'
import { allOf } from '../search/allOf'
import type { Search } from '../search/Search'
import { barEdges } from './barEdges'
import type { AskedFacet } from './facetOf'

/** So many matches are counted; of more, the counts are lower bounds. */
const countedMatches = 20_000

const columns: Record<Measure, string> = {
  budget: 'budget',
  buildingSize: 'building_size',
  groundSize: 'ground_size',
  units: 'units',
  metres: 'metres',
}

/** The matches that are counted, and one more, which tells that there are more. */
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
  const edges = barEdges(measure)
  const { rows } = await sql<{ bar: number | null; count: number }>`
    select width_bucket(m.value::bigint, ${[...edges]}::bigint[]) as bar, count(*)::integer as count
      from (${counted(search, columns[measure])}) m group by bar`.execute(db)
  const countOf = new Map(rows.map(({ bar, count }) => [bar, count]))
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  return {
    criteria: [],
    // The first edge is 0, so that bar 1 is the one that begins there.
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
 * @param search without the filters that the facet is about
 * @source specification 2
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
