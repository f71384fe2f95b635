import { onePerKey } from '@spadestik/domain/locale'
import type { Kysely } from 'kysely'
import type { LanguageCode } from '../../reference/languages'
import type { Database } from '../../storage/Database'
import { isJoining, queryOf } from '../../words/asked/queryOf'
import { readAsking } from '../../words/asked/readAsking'
import type { TextQuery } from '../../words/asked/TextQuery'
import { matchesLexemes } from '../../words/asked/TextQuery'
import { lexemesOfWord } from '../../words/documents/createDocument'
import type { Token } from '../../words/letters/letters'
import { tokensOf } from '../../words/letters/letters'
import { readLearnedParts } from '../../words/documents/readDocuments'
import type { AskedTerm } from './askedTerms'
import { joinSpans } from './joinSpans'

export interface SearchedText {
  readonly language: string
  readonly text: string
  readonly isTitle?: boolean
}

/**
 * Returns the places in a text where the words of a term follow one another. A phrase becomes one span from
 * its first word to its last.
 */
function spansOfTerm(
  spans: readonly Token[],
  length: number,
  isMatch: (place: number, word: string) => boolean,
): Token[] {
  return spans.flatMap((first, start) => {
    const run = spans.slice(start, start + length)
    const last = run.at(-1)
    const isFound = run.length === length && run.every(({ word }, place) => isMatch(place, word))
    return isFound && last !== undefined ? [{ ...first, end: last.end }] : []
  })
}

type AskedNode = AskedTerm['words'][number]

export interface WordSearch {
  readonly terms: readonly AskedTerm[]
  readonly reader: LanguageCode
  readonly texts: readonly SearchedText[]
}

/** Returns the conditions for the single words of a search, in the order of its terms. Joining words have none. */
async function readQueries(
  db: Kysely<Database>,
  { terms, reader }: WordSearch,
): Promise<ReadonlyMap<AskedNode, TextQuery>> {
  const nodes = terms.flatMap(({ words }) => words)
  const asking = await readAsking(db, nodes, reader)
  return new Map(
    nodes.flatMap((node) => {
      // Searches ignore a joining word ('the', 'of') beside other words.
      if (nodes.length > 1 && node.kind === 'word' && isJoining(node.word, reader)) return []
      const { query } = queryOf(node, asking)
      return query === null ? [] : [[node, query] as const]
    }),
  )
}

/** Finds where texts contain the words of searches, as the search documents of the items have them. */
export async function findMatches(
  db: Kysely<Database>,
  searches: readonly WordSearch[],
): Promise<((text: SearchedText) => Token[])[]> {
  const spansOf = onePerKey(tokensOf)
  const texts = searches.flatMap((search) => search.texts)
  if (texts.length === 0) return searches.map(() => () => [])
  const learned = await readLearnedParts(db, texts)
  const lexemes = new Map<string, ReadonlySet<string>>()
  const lexemesOf = (language: string, word: string) => {
    const key = `${language} ${word}`
    const found = lexemes.get(key) ?? new Set(lexemesOfWord(word, language, learned))
    lexemes.set(key, found)
    return found
  }
  return Promise.all(
    searches.map(async (search) => {
      const queries = await readQueries(db, search)
      return ({ language, text, isTitle = false }: SearchedText) => {
        const matches = search.terms.flatMap(({ words: run, isInTitle }) =>
          isInTitle && !isTitle
            ? []
            : spansOfTerm(spansOf(text), run.length, (place, word) => {
                const node = run[place]
                const query = node === undefined ? undefined : queries.get(node)
                return query !== undefined && matchesLexemes(query, lexemesOf(language, word))
              }),
        )
        return joinSpans(matches)
      }
    }),
  )
}
