import type { QueryNode } from '@spadestik/domain/query'
import { analyse } from '../analysis/analyseWord'
import { wordsOf } from '../letters/letters'
import { wordLanguages } from '../letters/wordLanguages'

/** Terms such as 'drift og vedligehold af ventilation' are no longer synonyms of one word. */
const mostWords = 4

/** Returns the words of a text as a term: in folded letters, with spaces, and a hyphen as a space. */
export const termOf = (words: readonly string[]): string => words.flatMap(wordsOf).join(' ')

/** A term of several words among the words of a query, such as 'town hall'. */
export interface PlacedTerm {
  readonly start: number
  readonly length: number
  readonly term: string
}

/** Returns all runs of words that could be a term of several words, the longest first at each place. */
export function placedTerms(words: readonly string[]): PlacedTerm[] {
  return words.flatMap((_word, start) =>
    Array.from({ length: mostWords }, (_value, place) => mostWords - place).flatMap((length) => {
      const run = words.slice(start, start + length)
      const term = termOf(run)
      return run.length < length || !term.includes(' ') ? [] : [{ start, length, term }]
    }),
  )
}

/** Returns the terms of a query for which synonyms are read. */
export function termsIn(node: QueryNode): string[] {
  switch (node.kind) {
    case 'word':
      return placedTerms([node.word]).map(({ term }) => term)
    case 'field':
      return termsIn(node.value)
    case 'any':
      return node.parts.flatMap(termsIn)
    case 'all': {
      const words = node.parts.flatMap((part) => (part.kind === 'word' ? [part.word] : []))
      const others = node.parts.filter((part) => part.kind !== 'word')
      return [...placedTerms(words).map(({ term }) => term), ...others.flatMap(termsIn)]
    }
    default:
      return []
  }
}

/** Returns a term as it is written, and with the basic forms of its last word: 'nursing homes' is 'nursing home'. */
export function formsOfTerm(term: string): string[] {
  const words = term.split(' ')
  const last = words.at(-1) ?? ''
  const ends = wordLanguages.flatMap((language) => analyse(last, language).keys)
  return [...new Set([last, ...ends])].map((end) => [...words.slice(0, -1), end].join(' '))
}
