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
import { shortestForm, synonymsQuery } from './synonymsQuery'
import { anyOf, beginning, join } from './TextQuery'
import { askedForms, begun, writtenForms } from './writtenForms'

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
  /** Whether items are still found by documents that an earlier version has written, which say no language. */
  readonly hasOldDocuments: boolean
  /** Whether the query only ranks what another one has found, so that what all items have does not count. */
  readonly isRanking?: boolean
}

/** A word of more letters is a compound itself, so no other compound contains it. */
const longestPart = 20

/** A shorter word is the beginning of other words by chance: 'ham' of 'Hamar'. */
const shortestBeginning = 6

/**
 * Returns the basic forms of a word, by its spellings. A word of the reader's language is not looked for where the
 * same letters mean something else. It counts in English as it is, and in its inflected forms: by the roots of
 * English, a 'generator' would be something 'general'.
 */
function keysIn(
  spellings: readonly string[],
  languages: readonly WordLanguage[],
  reader: WordLanguage,
): readonly string[] {
  const isOfReader = spellings.some((one) => lexicons[reader].headsOf(one).length > 0)
  const isFalseFriend = (language: WordLanguage) => spellings.some(lexicons[language].isFalseFriend)
  return languages.flatMap((language) => {
    const isOther = isOfReader && language !== reader
    if (isOther && (isFalseFriend(reader) || isFalseFriend(language))) return []
    if (isOther && language === 'en') return spellings.flatMap((one) => [...formsOf(one, 'en', false)])
    return spellings.flatMap((one) => analyse(one, language).keys)
  })
}

/** The lexemes that documents of an earlier version have for a word: without marks, and with its stems. */
const oldLexemes = (word: string, languages: readonly WordLanguage[]) => {
  const plain = plainSpellings(word).map((one) => one.replaceAll('aa', 'a'))
  const stems = plain.flatMap((one) => languages.map((language) => stem(one, language)))
  return [...plain, ...stems, ...stems.map(partLexeme)]
}

/**
 * The parts of a word that no item contains: an item then also matches by all of them in its title. In a long text
 * they meet by chance.
 */
function splitQuery(spellings: readonly string[], languages: readonly WordLanguage[]): TextQuery | null {
  const part = join(
    'any',
    spellings.flatMap((spelling) =>
      languages.map((language) => {
        const { parts, head } = analyse(spelling, language)
        if (head === null || parts.length === 0) return null
        return join(
          'all',
          [...parts.filter((one) => !spelling.startsWith(one) || parts.length === 1), head].map((one) =>
            anyOf([one, partLexeme(one)]),
          ),
        )
      }),
    ),
  )
  return part === null ? null : { kind: 'weighted', weight: 'A', part }
}

/**
 * The words that stand before others in the form of these spellings: 'gata' for 'gatu'. A word without its ending
 * is another word: 'rädd' is no 'rädda'.
 */
const partsBefore = (spellings: readonly string[], languages: readonly WordLanguage[]) =>
  spellings
    .filter((one) => one.length >= shortestForm)
    .flatMap((one) =>
      languages
        .flatMap((language) => lexicons[language].partBefore(one)?.head ?? [])
        .filter((head) => !head.startsWith(one)),
    )

function wordQuery(typed: string, asked: AskedWord, asking: Asking, width: Width): TextQuery | null {
  const { isLoose, hasOldDocuments, reader } = asking
  if (width === 0) return begun(typed)
  const { spellings, languages, isInItems, synonyms, exchanged } = asked
  const keys = keysIn(spellings, languages, reader)
  const whole = [...spellings.flatMap((one) => askedForms(one, reader)), ...keys]
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
    // A compound with synonyms is one thing: 'arbejdsplads' is no work on any place.
    isInItems || synonyms.length > 0 ? null : splitQuery(spellings, languages),
    width > 1 ? synonymsQuery([...synonyms, ...exchanged], asking) : null,
  ])
}

/** A word with a hyphen is several words, which follow each other, or one word that is written without it. */
export function typedQuery(text: string, asking: Asking, width: Width): TextQuery | null {
  const words = wordsOf(text)
  const [only] = words
  if (words.length > 1) {
    const last = words.length - 1
    const joined = words.join('')
    return join('any', [
      join(
        'followed',
        words.map((word, place) =>
          asking.isLoose && place === last ? begun(word) : anyOf(writtenForms(word)),
        ),
      ),
      asking.isLoose ? anyOf(new Set([joined, ...keysIn([joined], wordLanguages, asking.reader)])) : null,
    ])
  }
  const asked = only === undefined ? undefined : asking.words.get(only)
  return only === undefined || asked === undefined ? null : wordQuery(only, asked, asking, width)
}
