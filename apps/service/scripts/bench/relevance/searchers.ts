import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import MiniSearch from 'minisearch'
import type { Caller } from '../../../src/contract/Caller'
import { findPartialMatches } from '../../../src/search/partial/findPartialMatches'
import { procurementSearch } from '../../../src/search/itemSearch'
import { runSearch } from '../../../src/search/run/runSearch'
import type { Database } from '../../../src/storage/Database'
import type { RelevanceQuery } from './readQueries'
import { wordsOf } from '../../../src/words/letters/letters'
import { danishView } from '../../../src/testing/search/danishView'

export interface Searcher {
  readonly name: string
  /** Returns the ids of the best twenty notices, best first. */
  readonly search: (query: RelevanceQuery) => Promise<number[]>
}

const limit = 20

const caller: Caller = {
  kind: 'user',
  user: { id: 1, name: 'Bench', subscriberId: 1 },
  product: { basic: false, companyEnabled: true, allowedProjectPhases: [] },
}

const page = { order: 'bestMatch', ascending: false, index: 0, limit } as const

async function searchNow(
  db: Kysely<Database>,
  text: string,
  { language }: Pick<RelevanceQuery, 'language'>,
): Promise<number[]> {
  const search = await procurementSearch(db, danishView(caller, language), { freeSearch: text })
  return (await runSearch(db, search, page)).ids.slice()
}

async function searchPartly(db: Kysely<Database>, { text, language }: RelevanceQuery): Promise<number[]> {
  const filters = { freeSearch: text }
  const prepare = (changed: typeof filters) => procurementSearch(db, danishView(caller, language), changed)
  const ids = await searchNow(db, text, { language })
  const found = { ids, count: ids.length, countIsCapped: false }
  const asked = { itemType: 'procurement', filters, prepare, page, found } as const
  const partial = await findPartialMatches(db, asked, { caller, language })
  return [...ids, ...partial.ids].slice(0, limit)
}

/** Searches for all words as they are written or begin, with the same ranking: without lexicon and synonyms. */
async function searchPlainly(db: Kysely<Database>, { text }: RelevanceQuery): Promise<number[]> {
  const words = [...new Set(wordsOf(text))]
  const query = (isWhole: boolean) => words.map((word) => `'${word}'${isWhole ? '' : ':*'}`).join(' & ')
  const rank = (isWhole: boolean) =>
    sql`ts_rank('{0.4, 0.15, 0.4, 1}', s.document, ${query(isWhole)}::tsquery)`
  const { rows } = await sql<{ id: number }>`
    select s.id from procurement_search s where s.document @@ ${query(false)}::tsquery
    order by ${rank(true)} + 0.1 * ${rank(false)} desc, s.updated desc, s.id desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

async function indexTexts(db: Kysely<Database>): Promise<MiniSearch> {
  const { rows } = await sql<{ id: number; title: string; place: string; text: string }>`
    select id, names->>language as title, coalesce(details->>'description', '') as text,
      concat_ws(' ', details->>'city', details->>'address', details->>'liable') as place
    from procurements`.execute(db)
  const index = new MiniSearch({
    fields: ['title', 'text', 'place'],
    searchOptions: { boost: { title: 2 }, prefix: true, fuzzy: 0.2 },
  })
  index.addAll(rows)
  return index
}

export async function prepareSearchers(db: Kysely<Database>): Promise<Searcher[]> {
  const index = await indexTexts(db)
  const best = (text: string, combineWith: 'AND' | 'OR') => {
    const found = index.search(text, { combineWith }).slice(0, limit)
    return found.map(({ id }) => Number(id))
  }
  return [
    { name: 'this search', search: (query) => searchPartly(db, query) },
    { name: 'this search, all words', search: (query) => searchNow(db, query.text, query) },
    { name: 'words as they are written', search: (query) => searchPlainly(db, query) },
    { name: 'MiniSearch, all words', search: async ({ text }) => best(text, 'AND') },
    {
      name: 'this search, words joined by `OR`',
      search: (query) => searchNow(db, query.text.replaceAll(' ', ' OR '), query),
    },
    { name: 'MiniSearch, any word (its default)', search: async ({ text }) => best(text, 'OR') },
  ]
}
