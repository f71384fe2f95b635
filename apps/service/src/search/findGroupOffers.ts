import type { Schemas } from '@spadestik/api-client/schema'
import { limits } from '@spadestik/domain/limits'
import { parseQuery, termsOf } from '@spadestik/domain/query'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { View } from '../contract/View'
import type { Names } from '../reference/Names'
import type { Database } from '../storage/Database'
import { nameIn } from '../terms/inLanguage'
import { queryOf } from '../words/asked/queryOf'
import { readAsking } from '../words/asked/readAsking'
import { printTextQuery } from '../words/asked/TextQuery'
import { countCapped } from './run/runSearch'
import type { SparseSearch } from './run/SparseSearch'

const mostGroups = 2

interface Group {
  readonly id: number
  readonly type_id: number
  readonly names: Names
}

/** Returns the `tsquery` of a text that asks for words alone, without exclusions and fields. */
async function wordsQuery(db: Kysely<Database>, text: string, { language }: View): Promise<string | null> {
  const query = parseQuery(text)
  const { root } = query
  const isPlain = termsOf(query).every(({ term, isExcluded }) => !isExcluded && term.kind !== 'field')
  if (root === null || !isPlain) return null
  const asked = queryOf(root, await readAsking(db, [root], language), 1).query
  return asked === null ? null : printTextQuery(asked)
}

/** Groups with the shortest names come first. A group below another one that is found is left out. */
async function readGroups(
  db: Kysely<Database>,
  query: string,
  types: readonly number[],
  { language }: View,
): Promise<Group[]> {
  const { rows } = await sql<Group>`
    with found as (
      select c.id, c.type_id, c.names, c.path from criteria c join criterion_types t on t.id = c.type_id
      where c.document @@ ${query}::tsquery and t.searchable and c.type_id <> all(${[...types]}::integer[])
        and exists (select from criteria below where below.parent_id = c.id)
    )
    select id, type_id, names from found f
    where not exists (select from found above where above.id <> f.id and above.id = any(f.path))
    order by length(coalesce(names->>${language}, names->>'en', '')), id limit ${sql.lit(mostGroups)}`.execute(
    db,
  )
  return rows
}

/**
 * Finds groups of criteria whose names have the searched words, and counts what a search for each group finds.
 * A free text does not search the names of groups, because they say little about an item: a tender for meals is
 * in *Hotels and restaurants* too (S08). Types from which the search has criteria already are left out.
 */
export async function findGroupOffers<Filters extends Schemas['ItemCriteria']>(
  db: Kysely<Database>,
  { filters, prepare, page }: SparseSearch<Filters>,
  view: View,
): Promise<{ readonly groupOffers?: Schemas['GroupOffer'][] }> {
  const text = filters.freeSearch?.trim() ?? ''
  if (page.index > 0 || text === '' || filters.freeSearchType === 'zipCode') return {}
  const query = await wordsQuery(db, text, view)
  if (query === null) return {}
  const chosen = filters.criteria ?? []
  const groups = await readGroups(
    db,
    query,
    chosen.map(({ typeId }) => typeId),
    view,
  )
  const groupOffers = []
  for (const { id, type_id: typeId, names } of groups) {
    const criteria = [...chosen, { id, typeId, included: true }]
    const count = await countCapped(db, await prepare({ ...filters, freeSearch: '', criteria }))
    if (count === 0) continue
    groupOffers.push({
      id,
      typeId,
      name: nameIn(names, view.language, 'en'),
      count: Math.min(count, limits.exactCountMax),
      countIsCapped: count > limits.exactCountMax,
    })
  }
  return groupOffers.length === 0 ? {} : { groupOffers }
}
