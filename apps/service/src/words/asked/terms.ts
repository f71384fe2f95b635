import type { QueryNode } from '@spadestik/domain/query'
import { analyse } from '../analysis/analyseWord'
import { wordsOf } from '../letters/letters'
import { wordLanguages } from '../letters/wordLanguages'
import type { AskedWords } from './readAskedWords'
import type { Synonym } from './synonymsOf'

/** A longer run of words is not looked up in the synonyms. */
const mostWords = 4

/** Returns words as the table of synonyms stores them: in folded letters, and with a space for a hyphen. */
const termOf = (words: readonly string[]): string => words.flatMap(wordsOf).join(' ')

/** Returns the words of a query that stand beside each other, without excluded ones. */
export function runsOf(node: QueryNode): string[][] {
  switch (node.kind) {
    case 'word':
      return [[node.word]]
    case 'field':
      return runsOf(node.value)
    case 'any':
      return node.parts.flatMap(runsOf)
    case 'all': {
      const words = node.parts.flatMap((part) => (part.kind === 'word' ? [part.word] : []))
      return [words, ...node.parts.flatMap((part) => (part.kind === 'word' ? [] : runsOf(part)))]
    }
    default:
      return []
  }
}

/** Returns what could be a term of several words in a query, such as 'town hall' or 'air-conditioning'. */
export const termsIn = (node: QueryNode): string[] =>
  runsOf(node).flatMap((words) =>
    words.flatMap((_word, start) =>
      Array.from({ length: mostWords }, (_value, more) => words.slice(start, start + more + 1))
        .map(termOf)
        .filter((term) => term.includes(' ')),
    ),
  )

/** Some words of a query. Synonyms are found instead of all of them. */
export interface TermPart {
  readonly words: readonly string[]
  readonly synonyms: readonly Synonym[]
}

/**
 * Splits words that stand beside each other into terms that have synonyms, the longest possible, and single
 * words. The synonyms of single words are not in the result.
 */
export function splitIntoTerms(words: readonly string[], asked: AskedWords): TermPart[] {
  const parts: TermPart[] = []
  for (let start = 0; start < words.length; start += parts.at(-1)?.words.length ?? 1) {
    const runs = Array.from({ length: mostWords }, (_value, fewer) =>
      words.slice(start, start + mostWords - fewer),
    )
    const term = runs.find((run) => termOf(run).includes(' ') && asked.has(termOf(run)))
    parts.push(
      term === undefined
        ? { words: words.slice(start, start + 1), synonyms: [] }
        : { words: term, synonyms: asked.get(termOf(term))?.synonyms ?? [] },
    )
  }
  return parts
}

/** Returns a term as it is written, and with the basic forms of its last word: 'nursing home' of 'nursing homes'. */
export function formsOfTerm(term: string): string[] {
  const words = term.split(' ')
  const last = words.at(-1) ?? ''
  const ends = wordLanguages.flatMap((language) => analyse(last, language).keys)
  return [...new Set([last, ...ends])].map((end) => [...words.slice(0, -1), end].join(' '))
}
