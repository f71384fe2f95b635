import type { Schemas } from '@spadestik/api-client/schema'
import { limits } from '@spadestik/domain/limits'
import type { Query, QueryTerm, UnexpandedWord, Word } from '@spadestik/domain/query'
import { changeTerms, parseQuery, printQuery, termsOf } from '@spadestik/domain/query'
import type { Kysely } from 'kysely'
import type { View } from '../contract/View'
import type { Database } from '../storage/Database'
import { readHighlights } from './highlights/readHighlights'
import { foldLetters, withMarks, withoutMarks } from '../words/letters/letters'
import { runSearch } from './run/runSearch'
import type { SparseSearch } from './run/SparseSearch'
import { fewResults } from './run/SparseSearch'
import { nearestWords } from './nearestWords'

/**
 * The minimum length of a word for which another spelling is suggested. Shorter words are similar to too many
 * others.
 */
const shortestWord = 4

const readItems = 5

/** A word as the vocabulary compares it with others. */
const plainOf = (word: string) => withoutMarks(withMarks(foldLetters(word)))

function wordOf({ term, isExcluded }: QueryTerm): Word | UnexpandedWord | null {
  const value = term.kind === 'field' && term.field === 'title' ? term.value : term
  if (isExcluded || (value.kind !== 'word' && value.kind !== 'unexpanded')) return null
  return /^[a-z]+$/.test(plainOf(value.word)) && value.word.length >= shortestWord ? value : null
}

function respell(query: Query, spell: (word: string) => string): Query {
  return changeTerms(query, (asked) => {
    const value = wordOf(asked)
    if (value === null) return asked.term
    const word = { ...value, word: spell(value.word) }
    return asked.term.kind === 'field' ? { ...asked.term, value: word } : word
  })
}

/**
 * Returns a function that writes a word as the highlighted texts do, because the vocabulary has folded letters.
 * The result gets a capital letter if the typed word (`asked`) begins with one.
 */
function writtenForms(
  highlights: readonly Schemas['Highlight'][],
): (folded: string, asked: string) => string {
  const marked = highlights
    .flatMap(({ name, excerpt }) => [...name, ...(excerpt ?? [])])
    .flatMap(({ text, isMatch }) => (isMatch ? [text.toLowerCase()] : []))
  return (folded, asked) => {
    const written = marked.find((text) => foldLetters(text) === folded) ?? folded
    return /^\p{Lu}/u.test(asked) ? written.charAt(0).toUpperCase() + written.slice(1) : written
  }
}

/**
 * Suggests another spelling for a search that finds almost nothing (S22). A search with the suggested
 * spelling finds more items.
 */
export async function suggestSpelling<Filters extends Schemas['ItemCriteria']>(
  db: Kysely<Database>,
  { itemType, filters, prepare, page, found }: SparseSearch<Filters>,
  view: View,
): Promise<{ readonly spelling?: Schemas['SpellingSuggestion'] }> {
  if (page.index > 0 || found.count >= fewResults || filters.freeSearchType === 'zipCode') return {}
  const query = parseQuery(filters.freeSearch?.trim() ?? '')
  const words = termsOf(query).flatMap((term) => wordOf(term)?.word ?? [])
  if (words.length === 0) return {}
  const nearest = await nearestWords(db, words.map(plainOf))
  if (nearest.size === 0) return {}
  const print = (spell: (word: string) => string) => printQuery(respell(query, spell), view.language)
  const respelled = { ...filters, freeSearch: print((word) => nearest.get(plainOf(word)) ?? word) }
  const { ids, count, countIsCapped } = await runSearch(db, await prepare(respelled), {
    ...page,
    limit: readItems,
  })
  if (count <= found.count) return {}
  const written = writtenForms(await readHighlights(db, itemType, ids, respelled, view))
  const text = print((word) => {
    const folded = nearest.get(plainOf(word))
    return folded === undefined ? word : written(folded, word)
  })
  return text.length > limits.freeSearchMaxLength ? {} : { spelling: { text, count, countIsCapped } }
}
