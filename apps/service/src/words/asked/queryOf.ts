import type { QueryNode } from '@spadestik/domain/query'
import { analyse } from '../analysis/analyseWord'
import { partLexeme } from '../documents/createDocument'
import { plainSpellings, wordsOf } from '../letters/letters'
import { formsOf } from '../lexicon/endings'
import { lexicons } from '../lexicon/lexicons'
import type { WordLanguage } from '../letters/wordLanguages'
import { wordLanguages } from '../letters/wordLanguages'
import { stem } from '../letters/stem'
import type { AskedWord, AskedWords } from './readAskedWords'
import type { TextQuery } from './TextQuery'
import { beginning, bytesOf, join, lexeme } from './TextQuery'
import type { PlacedTerm } from './terms'
import { placedTerms, termOf } from './terms'

/**
 * How widely words are searched: by what they begin with alone (0), in all their forms (1), or with their
 * synonyms as well (2).
 */
export type Width = 0 | 1 | 2

export interface Asking {
  readonly words: AskedWords
  readonly reader: WordLanguage
  /** Whether a word also finds compounds that contain it, and words that begin with it. */
  readonly isLoose: boolean
  /** Whether items are left out because of the words. Then only the words themselves count, and no synonyms. */
  readonly isExcluding?: boolean
  /** Whether items are still found by documents without marked letters, which an earlier version has written. */
  readonly hasOldDocuments: boolean
}

/** A word of more letters is a compound itself, so no other compound contains it. */
const longestPart = 20

/** A word of three letters matches too many others by another form. */
const shortestForm = 4

/** A shorter word is the beginning of other words by chance: 'ham' of 'Hamar'. */
const shortestBeginning = 6

const anyOf = (lexemes: Iterable<string>) => join('any', [...new Set(lexemes)].map(lexeme))

const keysIn = (words: readonly string[], languages: readonly WordLanguage[]) =>
  words.flatMap((word) => languages.flatMap((language) => analyse(word, language).keys))

const isJoiningAnywhere = (word: string) => wordLanguages.some((one) => lexicons[one].isJoining(word))

function synonymQuery(text: string, language: WordLanguage): TextQuery | null {
  const words = wordsOf(text)
  const [only] = words
  if (words.length > 1) {
    return join(
      'followed',
      words.map((word) => anyOf([word, ...analyse(word, language).keys])),
    )
  }
  if (only === undefined) return null
  const { keys } = analyse(only, language)
  const own = keys.flatMap((key) => (key.length < shortestForm ? [] : [key, partLexeme(key)]))
  // Documents do not say in which language a word is, and Danish 'by' (a town) stands in most English texts. Its
  // other forms do not.
  const forms = isJoiningAnywhere(only)
    ? [...formsOf(only, language, false)].filter((form) => !isJoiningAnywhere(form))
    : [only]
  return anyOf([...forms, ...own, ...(own.length === 0 ? keys.map(partLexeme) : [])])
}

/** The lexemes that documents of an earlier version have for a word: without marks, and with its stems. */
const oldLexemes = (word: string, languages: readonly WordLanguage[]) => {
  const plain = plainSpellings(word).map((one) => one.replaceAll('aa', 'a'))
  const stems = plain.flatMap((one) => languages.map((language) => stem(one, language)))
  return [...plain, ...stems, ...stems.map(partLexeme)]
}

/** The parts of a word that no item contains: an item then also matches by all of them. */
function splitQuery(spellings: readonly string[], languages: readonly WordLanguage[]): (TextQuery | null)[] {
  return spellings.flatMap((spelling) =>
    languages.map((language) => {
      const { parts, head } = analyse(spelling, language)
      if (head === null || parts.length === 0) return null
      return join(
        'all',
        [...parts.filter((part) => !spelling.startsWith(part) || parts.length === 1), head].map((part) =>
          anyOf([part, partLexeme(part)]),
        ),
      )
    }),
  )
}

/** The words that stand before others in the form of these spellings. */
const partsBefore = (spellings: readonly string[], languages: readonly WordLanguage[]) =>
  spellings
    .filter((one) => one.length >= shortestForm)
    .flatMap((one) => languages.flatMap((language) => lexicons[language].partBefore(one)?.head ?? []))

function wordQuery(
  typed: string,
  asked: AskedWord,
  { isLoose, hasOldDocuments }: Asking,
  width: Width,
): TextQuery | null {
  if (width === 0) return beginning(typed)
  const { spellings, languages, isInItems, synonyms } = asked
  const keys = keysIn(spellings, languages)
  const whole = [...spellings, ...keys]
  if (!isLoose) return anyOf(whole)
  const isKnown =
    synonyms.length > 0 ||
    languages.some((language) => spellings.some((one) => analyse(one, language).isKnown))
  // A reader may not have finished typing a word that no lexicon has.
  const begins = typed.length >= shortestBeginning && !/\d/u.test(typed) && !isKnown
  const parts = [
    ...keys.filter((key) => key.length <= longestPart),
    // The beginning of a compound may look like no form of the word: 'gatu' of 'gata'.
    ...(isKnown ? [] : partsBefore(spellings, languages)),
  ].map(partLexeme)
  return join('any', [
    anyOf([
      ...whole,
      ...parts,
      ...(hasOldDocuments ? spellings.flatMap((one) => oldLexemes(one, languages)) : []),
    ]),
    begins ? beginning(typed) : null,
    ...(isInItems ? [] : splitQuery(spellings, languages)),
    ...(width > 1 ? synonyms.map(({ word, language }) => synonymQuery(word, language)) : []),
  ])
}

/** Returns what a term of several words is found by beside its words. */
const termSynonyms = (term: string, { words }: Asking, width: Width): (TextQuery | null)[] =>
  width < 2 ? [] : (words.get(term)?.synonyms ?? []).map(({ word, language }) => synonymQuery(word, language))

/** A word with a hyphen is several words, which follow each other. */
function typedQuery(text: string, asking: Asking, width: Width): TextQuery | null {
  const words = wordsOf(text)
  const [only] = words
  if (words.length > 1) {
    const last = words.length - 1
    const together = join(
      'followed',
      words.map((word, place) => (asking.isLoose && place === last ? beginning(word) : lexeme(word))),
    )
    return join('any', [together, ...termSynonyms(termOf(words), asking, width)])
  }
  const asked = only === undefined ? undefined : asking.words.get(only)
  return only === undefined || asked === undefined ? null : wordQuery(only, asked, asking, width)
}

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
  ...new Set([word, ...analyse(word, language).keys]),
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

/** Returns the terms of several words that have synonyms, the longest first, and none that overlap. */
export function termsAmong(words: readonly string[], { words: asked }: Asking): PlacedTerm[] {
  let end = 0
  return placedTerms(words).filter(({ start, length, term }) => {
    if (start < end || length < 2 || !asked.has(term)) return false
    end = start + length
    return true
  })
}

/** Words that must all be in an item. Joining words are ignored, unless there is nothing else. */
function wordsQuery(words: readonly string[], asking: Asking, width: Width): TextQuery | null {
  const isOwn = (word: string) => words.length === 1 || !isJoining(word, asking.reader)
  const together = (some: readonly string[]) =>
    join(
      'all',
      some.filter(isOwn).map((word) => typedQuery(word, asking, width)),
    )
  const terms = width < 2 ? [] : termsAmong(words, asking)
  const isInTerm = (place: number) =>
    terms.some(({ start, length }) => place >= start && place < start + length)
  const query = join('all', [
    ...terms.map(({ start, length, term }) =>
      join('any', [together(words.slice(start, start + length)), ...termSynonyms(term, asking, width)]),
    ),
    together(words.filter((_word, place) => !isInTerm(place))),
  ])
  return query ?? (words.length > 1 ? join('all', words.flatMap(wordsOf).map(lexeme)) : null)
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
        words.map((word, place) => (place === words.length - 1 ? beginning(word) : lexeme(word))),
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

/** An agent's query stands in an index, and a page of an index holds no more than about 8,000 bytes. */
const mostBytes: Readonly<Record<Width, number>> = { 0: Infinity, 1: 6500, 2: 6000 }

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
