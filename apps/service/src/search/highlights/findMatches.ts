import type { Query } from '@spadestik/domain/query'
import { termsOf } from '@spadestik/domain/query'
import { onePerKey } from '@spadestik/domain/locale'
import type { Kysely } from 'kysely'
import type { LanguageCode } from '../../reference/languages'
import type { Database } from '../../storage/Database'
import { isJoining, queryOf } from '../../words/asked/queryOf'
import { readAsking } from '../../words/asked/readAsking'
import type { TextQuery } from '../../words/asked/TextQuery'
import { matchesLexemes } from '../../words/asked/TextQuery'
import { runsOf, splitIntoTerms } from '../../words/asked/terms'
import { synonymQuery } from '../../words/asked/synonymsQuery'
import { languageLexeme, lexemesOfWord } from '../../words/documents/createDocument'
import type { Token } from '../../words/letters/letters'
import { tokensOf } from '../../words/letters/letters'
import { readLearnedParts } from '../../words/documents/readDocuments'
import { wordLanguage } from '../../words/letters/wordLanguages'
import { askedTerms } from './askedTerms'
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

export interface WordSearch {
  readonly query: Query
  readonly reader: LanguageCode
  readonly texts: readonly SearchedText[]
}

/** Words that are highlighted where they follow each other. */
interface Wanted {
  readonly words: readonly TextQuery[]
  readonly isInTitle: boolean
}

/** Reads the conditions for the words of a search and for the synonyms of its terms of several words. */
async function readWanted(db: Kysely<Database>, { query, reader }: WordSearch): Promise<Wanted[]> {
  const terms = askedTerms(termsOf(query))
  const nodes = terms.flatMap(({ words }) => words)
  const asking = await readAsking(db, query.root === null ? nodes : [...nodes, query.root], reader)
  const ofWords = terms.map(({ words, isInTitle }) => ({
    words: words.flatMap((node) => {
      // Searches ignore a joining word ('the', 'of') beside other words.
      if (nodes.length > 1 && node.kind === 'word' && isJoining(node.word, reader)) return []
      return queryOf(node, asking).query ?? []
    }),
    isInTitle,
    length: words.length,
  }))
  const ofTerms = (query.root === null ? [] : runsOf(query.root))
    .flatMap((run) => splitIntoTerms(run, asking.words))
    .flatMap(({ synonyms }) => synonyms)
    .flatMap(({ word, language }) => synonymQuery(word, language) ?? [])
    .map((one) => ({ words: one.kind === 'followed' ? one.parts : [one], isInTitle: false }))
  return [...ofWords.filter(({ words, length }) => words.length === length), ...ofTerms]
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
    const own = wordLanguage(language)
    const found =
      lexemes.get(key) ??
      new Set([
        ...lexemesOfWord(word, language, learned),
        // Places and companies among the texts of a foreign item are names, in no language.
        own === null ? word : languageLexeme(own),
      ])
    lexemes.set(key, found)
    return found
  }
  const matchers: ((text: SearchedText) => Token[])[] = []
  // One after the other, so that a call uses one connection at a time (ADR 92).
  for (const search of searches) {
    const wanted = await readWanted(db, search)
    matchers.push(({ language, text, isTitle = false }) => {
      const matches = wanted.flatMap(({ words: run, isInTitle }) =>
        isInTitle && !isTitle
          ? []
          : spansOfTerm(spansOf(text), run.length, (place, word) => {
              const asked = run[place]
              return asked !== undefined && matchesLexemes(asked, lexemesOf(language, word))
            }),
      )
      return joinSpans(matches)
    })
  }
  return matchers
}
