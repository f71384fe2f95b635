import { onePerKey } from '@spadestik/domain/locale'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { LanguageCode } from '../../reference/languages'
import type { Database } from '../../storage/Database'
import type { AskedTerm } from './askedTerms'
import { joinSpans } from './joinSpans'
import type { WordSpan } from './wordSpans'
import { foldWord, wordSpans } from './wordSpans'

export interface SearchedText {
  readonly language: string
  readonly text: string
  readonly isTitle?: boolean
}

/**
 * The number of first letters that all grammatical forms of a word share. The forms differ only at the end.
 */
const sharedLetters = 2

const beginningOf = (word: string) => foldWord(word).slice(0, sharedLetters)

/**
 * Returns the places in a text where the words of a term follow one another. A phrase becomes one span from
 * its first word to its last.
 */
function spansOfTerm(
  spans: readonly WordSpan[],
  length: number,
  isMatch: (place: number, word: string) => boolean,
): WordSpan[] {
  return spans.flatMap((first, start) => {
    const run = spans.slice(start, start + length)
    const last = run.at(-1)
    const isFound = run.length === length && run.every(({ word }, place) => isMatch(place, word))
    return isFound && last !== undefined ? [{ ...first, end: last.end }] : []
  })
}

export interface WordSearch {
  readonly terms: readonly AskedTerm[]
  readonly reader: LanguageCode
  readonly texts: readonly SearchedText[]
}

interface Candidate {
  readonly language: string
  readonly word: string
}

const askedWords = ({ terms }: WordSearch) => terms.flatMap(({ words }) => words)

function candidatesOf(search: WordSearch, spansOf: (text: string) => readonly WordSpan[]): Candidate[] {
  const asked = askedWords(search)
  const beginnings = new Set(
    asked.map((one) => beginningOf(one.kind === 'phrase' ? (one.words[0] ?? '') : one.word)),
  )
  const candidates = new Map<string, Candidate>()
  for (const { language, text } of search.texts) {
    for (const { word } of spansOf(text)) {
      const folded = foldWord(word)
      const isPossible = [...beginnings].some((beginning) => folded.startsWith(beginning))
      if (isPossible)
        candidates.set(`${language} ${word.toLowerCase()}`, { language, word: word.toLowerCase() })
    }
  }
  return [...candidates.values()]
}

/**
 * Finds where texts contain the words of searches. The database compares the words, because it knows their
 * grammatical forms.
 *
 * @returns one function for each search; it takes one of the search's texts and returns the matches in this
 * text, sorted by position
 */
export async function findMatches(
  db: Kysely<Database>,
  searches: readonly WordSearch[],
): Promise<((text: SearchedText) => WordSpan[])[]> {
  const spansOf = onePerKey(wordSpans)
  const candidates = searches.flatMap((one, search) =>
    candidatesOf(one, spansOf).map((candidate) => ({ search, ...candidate })),
  )
  if (candidates.length === 0) return searches.map(() => () => [])
  const asked = searches.flatMap((one, search) => {
    const words = askedWords(one)
    return words.map((node, place) => ({
      search,
      place,
      reader: one.reader,
      isOnly: words.length === 1,
      node,
    }))
  })
  const { rows } = await sql<{ search: number; place: number; language: string; word: string }>`
    with asked as materialized (
      select search, place, search_tree(node, reader, true) as query
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as one(search integer, place integer, reader text, "isOnly" boolean, node jsonb)
      -- Searches ignore a stop word ('the', 'of') beside other words.
      where "isOnly" or node->>'kind' <> 'word'
        or numnode(plainto_tsquery(search_config(reader), search_text(node->>'word'))) > 0
    )
    select a.search, a.place, c.language, c.word
    from jsonb_to_recordset(${JSON.stringify(candidates)}::jsonb) as c(search integer, language text, word text)
    join asked a on a.search = c.search and search_words(c.language, c.word) @@ a.query`.execute(db)
  const found = new Set(
    rows.map(({ search, place, language, word }) => `${search} ${place} ${language} ${word}`),
  )
  return searches.map((one, search) => {
    const words = askedWords(one)
    const isFound = (node: AskedTerm['words'][number] | undefined, language: string, word: string) =>
      node !== undefined && found.has(`${search} ${words.indexOf(node)} ${language} ${word.toLowerCase()}`)
    return ({ language, text, isTitle = false }) => {
      const matches = one.terms.flatMap(({ words: run, isInTitle }) =>
        isInTitle && !isTitle
          ? []
          : spansOfTerm(spansOf(text), run.length, (place, word) => isFound(run[place], language, word)),
      )
      return joinSpans(matches)
    }
  })
}
