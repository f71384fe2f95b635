import type { Schemas } from '@spadestik/api-client/schema'
import { may } from '@spadestik/domain/access'
import { limits } from '@spadestik/domain/limits'
import type { Query } from '@spadestik/domain/query'
import { changeTerms, parseQuery, printQuery, termsOf } from '@spadestik/domain/query'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { View } from '../../contract/View'
import type { LanguageCode } from '../../reference/languages'
import type { Database } from '../../storage/Database'
import { textWeights } from '../conditions/textConditions'
import type { Condition } from '../../filters/allOf'
import { readHighlights } from '../highlights/readHighlights'
import { runSearch } from '../run/runSearch'
import type { SparseSearch } from '../run/SparseSearch'
import { fewResults } from '../run/SparseSearch'
import type { PartialWord, WordForm } from './readWordForms'
import { readWordForms } from './readWordForms'

/**
 * The basic score of a matching word. `ts_rank` is added to this score, and is higher if the word is in an
 * important text such as the name, or occurs often.
 */
const matchScore = 0.25

const fewestItems = 1000

/** Returns the words of a query. Leaves out excluded words, and words in a field such as `place:Aarhus`. */
function wordsOf(query: Query): PartialWord[] {
  return termsOf(query).flatMap(({ term, isExcluded }) => {
    if (isExcluded || term.kind === 'field') return []
    const words = term.kind === 'phrase' ? term.words : [term.word]
    return words.map((word) => ({ word, isExpanded: term.kind !== 'unexpanded' }))
  })
}

const countOf = (forms: readonly WordForm[]) => forms.reduce((sum, { count }) => sum + count, 0)

/**
 * Returns the forms of the rarest words. Only items with one of these forms are selected, so that few items
 * must be ranked.
 */
function selective(forms: readonly WordForm[]): WordForm[] {
  const words = [...Map.groupBy(forms, ({ place }) => place).values()].sort((a, b) => countOf(a) - countOf(b))
  let total = 0
  return words.filter((own, index) => (total += countOf(own)) <= limits.exactCountMax || index === 0).flat()
}

async function countItems(db: Kysely<Database>, table: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select reltuples::bigint as total from pg_class where oid = ${table}::regclass`.execute(db)
  return Math.max(fewestItems, Number(rows[0]?.total ?? 0))
}

const visible = ({ query, openQuery }: WordForm, seesPaidDetails: boolean) =>
  seesPaidDetails ? query : openQuery

/**
 * Adds the scores of all words. The score of a word is that of its best matching form. Rare words count more
 * than frequent words (inverse document frequency).
 */
function rankOf(forms: readonly WordForm[], items: number, seesPaidDetails: boolean): Condition {
  const score = (form: WordForm) => {
    const { share, count, rankQuery } = form
    const query = sql`${visible(form, seesPaidDetails)}::tsquery`
    return sql`case when s.document @@ ${query}
      then ${share * Math.log(1 + items / (count + 1))}::float
        * (${sql.lit(matchScore)} + ts_rank(${textWeights(seesPaidDetails)}, s.document, ${rankQuery}::tsquery))
      else 0 end`
  }
  const words = [...Map.groupBy(forms, ({ place }) => place).values()]
  return sql.join(
    words.map((own) => sql`greatest(${sql.join(own.map(score))})`),
    sql` + `,
  )
}

/**
 * Returns a search text that matches any of the words. The text only decides which words are highlighted in
 * the results. It can contain only a limited number of words, so the words that most likely have the searched
 * meaning (the highest `share`) come first.
 */
function highlightText(forms: readonly WordForm[], language: LanguageCode): string {
  const words = new Map(
    forms.toSorted((a, b) => b.share - a.share).map(({ word, isExpanded }) => [word, isExpanded]),
  )
  const parts = [...words]
    .slice(0, limits.queryWords)
    .map(([word, isExpanded]) => ({ kind: isExpanded ? 'word' : 'unexpanded', word }) as const)
  return printQuery({ root: { kind: 'any', parts }, ignoredWords: 0 }, language)
}

/**
 * Finds items that contain only some of the searched words, or translations of these words, the best items
 * first. The items meet all filters, fields and exclusions of the search. Returns nothing if the search
 * itself finds enough items (S22).
 */
export async function findPartialMatches<Filters extends Schemas['ItemCriteria']>(
  db: Kysely<Database>,
  { itemType, filters, prepare, page, found }: SparseSearch<Filters>,
  view: Pick<View, 'caller' | 'language'>,
): Promise<{ readonly ids: readonly number[]; readonly highlights: Schemas['Highlight'][] }> {
  const none = { ids: [], highlights: [] }
  if (page.index > 0 || found.count >= fewResults || filters.freeSearchType === 'zipCode') return none
  const query = parseQuery(filters.freeSearch?.trim() ?? '')
  const forms = await readWordForms(db, wordsOf(query), view.language)
  if (forms.length === 0) return none
  const required = changeTerms(query, ({ term, isExcluded }) =>
    isExcluded || term.kind === 'field' ? term : null,
  )
  const search = await prepare({ ...filters, freeSearch: printQuery(required, view.language) })
  const seesPaidDetails = may(view.caller, 'readPaidDetails')
  const anyWord = selective(forms)
    .map((form) => `(${visible(form, seesPaidDetails)})`)
    .join(' | ')
  const { ids } = await runSearch(
    db,
    {
      ...search,
      conditions: [
        ...search.conditions,
        ...(found.ids.length === 0 ? [] : [sql`s.id <> all(${[...found.ids]}::integer[])`]),
        sql`s.document @@ ${anyWord}::tsquery`,
      ],
      rank: rankOf(forms, await countItems(db, search.table), seesPaidDetails),
    },
    { order: 'bestMatch', ascending: false, index: 0, limit: limits.searchPageSize },
  )
  const highlighted = { freeSearch: highlightText(forms, view.language) }
  return { ids, highlights: await readHighlights(db, itemType, ids, highlighted, view) }
}
