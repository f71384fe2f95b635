import type { QueryNode } from '@spadestik/domain/query'
import { analyse } from '../analysis/analyseWord'
import { wordsOf } from '../letters/letters'
import { lexicons } from '../lexicon/lexicons'
import type { WordLanguage } from '../letters/wordLanguages'
import { wordLanguages } from '../letters/wordLanguages'
import { synonymsQuery } from './synonymsQuery'
import type { TextQuery } from './TextQuery'
import { anyOf, bytesOf, join } from './TextQuery'
import { splitIntoTerms } from './terms'
import type { Asking, Width } from './wordQuery'
import { typedQuery } from './wordQuery'
import { begun, writtenForms } from './writtenForms'

/** Returns the languages in which the words of a phrase are looked for. */
export const phraseLanguages = (
  words: readonly string[],
  { words: asked }: Pick<Asking, 'words'>,
): WordLanguage[] => {
  const own = new Set(words.flatMap((word) => asked.get(word)?.languages ?? []))
  return wordLanguages.filter((language) => own.has(language))
}

/** Returns what one word of a phrase is found by: as it is written, and in its basic forms. */
export const phraseForms = (word: string, language: WordLanguage): string[] => [
  ...new Set([...writtenForms(word), ...analyse(word, language).keys]),
]

/** A phrase matches its words as they are written or in their basic forms, all in one language. */
function phraseQuery(words: readonly string[], asking: Asking): TextQuery | null {
  const own = words.flatMap(wordsOf)
  const forms = phraseLanguages(own, asking).map((language) =>
    join(
      'followed',
      own.map((word) => anyOf(phraseForms(word, language))),
    ),
  )
  const distinct = new Map(forms.map((form) => [JSON.stringify(form), form]))
  return join('any', [...distinct.values()])
}

/** Whether a word of a reader's language says nothing by itself, such as 'og'. */
export const isJoining = (text: string, reader: WordLanguage): boolean =>
  wordsOf(text).every((word) => lexicons[reader].isJoining(word))

const written = (word: string) => anyOf(writtenForms(word))

/** Words that must all be in an item. Joining words are ignored, unless there is nothing else. */
function wordsQuery(words: readonly string[], asking: Asking, width: Width): TextQuery | null {
  const isOwn = (word: string) => words.length === 1 || !isJoining(word, asking.reader)
  const together = (some: readonly string[]) =>
    join(
      'all',
      some.filter(isOwn).map((word) => typedQuery(word, asking, width)),
    )
  const query =
    width < 2
      ? together(words)
      : join(
          'all',
          splitIntoTerms(words, asking.words).map(({ words: own, synonyms }) =>
            join('any', [together(own), synonymsQuery(synonyms, asking)]),
          ),
        )
  return query ?? (words.length > 1 ? join('all', words.flatMap(wordsOf).map(written)) : null)
}

function queryAt(node: QueryNode, asking: Asking, width: Width): TextQuery | null {
  switch (node.kind) {
    case 'word':
      return wordsQuery([node.word], asking, width)
    case 'unexpanded':
      return wordsQuery([node.word], asking, width === 0 ? 0 : 1)
    case 'beginning': {
      const words = wordsOf(node.word)
      return join(
        'all',
        words.map((word, place) => (place === words.length - 1 ? begun(word) : written(word))),
      )
    }
    case 'phrase':
      return phraseQuery(node.words, asking)
    case 'field': {
      const part = node.field === 'title' ? queryAt(node.value, asking, width) : null
      return part === null ? null : { kind: 'weighted', weight: 'A', part }
    }
    case 'not': {
      // A reader sees why an item is missing only if it has the word itself.
      const part = queryAt(node.part, asking, width === 2 ? 1 : width)
      return part === null ? null : { kind: 'not', part }
    }
    case 'any':
      return join(
        'any',
        node.parts.map((part) => queryAt(part, asking, width)),
      )
    default: {
      const words = node.parts.flatMap((part) => (part.kind === 'word' ? [part.word] : []))
      const areAll = words.length === node.parts.length
      // A joining word beside a phrase or an exclusion is ignored too.
      const isNone = !areAll && words.every((word) => isJoining(word, asking.reader))
      const own = isNone ? [] : words
      return join('all', [
        own.length === 0 ? null : wordsQuery(own, asking, width),
        ...node.parts.flatMap((part) => (part.kind === 'word' ? [] : [queryAt(part, asking, width)])),
      ])
    }
  }
}

/**
 * Each lexeme of a query is looked up once, so its length limits what a search costs. The words of the trade
 * with the most synonyms have some 4,200 bytes, of which the languages of their texts are 300.
 */
const mostBytes: Readonly<Record<Width, number>> = { 0: Infinity, 1: 24_000, 2: 28_000 }

const narrower: Readonly<Record<Width, Width>> = { 0: 0, 1: 0, 2: 1 }

/** A query, and how widely its words are searched. */
export interface AskedQuery {
  readonly query: TextQuery | null
  readonly width: Width
}

/**
 * Returns the query of a parsed text. Ignores fields other than the title. A query that becomes too long gives
 * up synonyms first, and then the forms of words.
 */
export function queryOf(
  node: QueryNode,
  asking: Asking,
  widest: Width = asking.isLoose && asking.isExcluding !== true ? 2 : 1,
): AskedQuery {
  const query = queryAt(node, asking, widest)
  if (query === null || widest === 0 || bytesOf(query) < mostBytes[widest]) return { query, width: widest }
  return queryOf(node, asking, narrower[widest])
}
