import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { analyse } from '../analysis/analyseWord'
import { inTwoLetters, markedSpellings, wordsOf } from '../letters/letters'
import { lexicons } from '../lexicon/lexicons'
import type { Database } from '../../storage/Database'
import type { WordLanguage } from '../letters/wordLanguages'
import { wordLanguages } from '../letters/wordLanguages'
import { exchangeParts, partsOfCompound } from './exchangeParts'
import type { Synonym, SynonymRow } from './synonymsOf'
import { synonymsOf, synonymsOfTerm } from './synonymsOf'
import { formsOfTerm } from './terms'
import { unmarkedCompounds } from './unmarkedCompounds'

/** What the database and the lexicons know about a word of a query. */
export interface AskedWord {
  /** The word itself and its other spellings, in folded letters. */
  readonly spellings: readonly string[]
  /** Languages in which items or the lexicon have the word. */
  readonly languages: readonly WordLanguage[]
  /** Whether an item contains the word in any form. */
  readonly isInItems: boolean
  readonly synonyms: readonly Synonym[]
  /** The compound with a synonym in place of one of its parts: 'affaldsortering' for 'skraldesortering'. */
  readonly exchanged: readonly Synonym[]
}

/** The words of a query, each by itself in folded letters, and its terms of several words that have synonyms. */
export type AskedWords = ReadonlyMap<string, AskedWord>

/** A reader may have typed few of the marked letters. More words than this are not what a reader means. */
const mostUnmarked = 8

/** More forms of the words of a query tell nothing new about them. */
const mostForms = 500

/** Returns the spellings of a folded word: with one letter or with two for `å`, `ä` and `ö`. */
const spellingsOf = (word: string): string[] => [
  ...new Set([word, ...markedSpellings(word), inTwoLetters(word)]),
]

interface WordRow {
  readonly language: WordLanguage
  readonly word: string
  readonly folded: string
  /** The basic form. */
  readonly stem: string
}

const keysOf = (word: string) =>
  wordLanguages.flatMap((language) => analyse(word, language).keys.map((key) => ({ language, key })))

/** Reads the words of items: these words, words without marks, and all forms of these words. */
async function readKnown(db: Kysely<Database>, words: readonly string[], unmarked: readonly string[]) {
  const keys = words.flatMap((word) => keysOf(word).map(({ key }) => key))
  const { rows } = await sql<WordRow>`
    select w.language, w.word, w.folded, w.stem, w.count from unnest(${[...new Set(words)]}::text[]) asked
    join words w on w.word = asked where w.count > 0
    union
    select w.language, w.word, w.folded, w.stem, w.count from unnest(${[...unmarked]}::text[]) asked
    join words w on w.folded = asked where w.count > 0
    union
    (select w.language, w.word, w.folded, w.stem, w.count from unnest(${[...new Set(keys)]}::text[]) asked
    join words w on w.stem = asked where w.count > 0 limit ${sql.lit(mostForms)})
    order by count desc`.execute(db)
  return rows
}

async function readSynonymRows(
  db: Kysely<Database>,
  words: readonly string[],
  terms: readonly string[],
): Promise<SynonymRow[]> {
  const keys = new Set(words.flatMap((word) => keysOf(word).map(({ key }) => key)))
  const { rows } = await sql<SynonymRow>`
    select group_id as "group", language, word, stem, is_narrower as "isNarrower" from synonyms
    where group_id in (select group_id from synonyms where stem = any(${[...keys, ...words, ...terms]}::text[]))
    order by group_id, language, word`.execute(db)
  return rows
}

/**
 * Reads what is known about the words of a query. Letters typed as `å`, `ä`, `ö` mean themselves. A word typed
 * without them also means the words with them, if no item and no list of the reader's language has a form of the
 * plain word (ADR 74).
 *
 * @param texts words as they were typed. A word with a hyphen is several.
 * @param terms what could be terms of several words
 */
export async function readAskedWords(
  db: Kysely<Database>,
  texts: readonly string[],
  reader: WordLanguage,
  terms: readonly string[],
): Promise<AskedWords> {
  const words = [...new Set(texts.flatMap(wordsOf))]
  if (words.length === 0) return new Map()
  const plain = words.filter((word) => /^[a-z]{3,}$/u.test(word))
  const [known, synonyms] = [
    await readKnown(db, words.flatMap(spellingsOf), plain),
    await readSynonymRows(
      db,
      [...words.flatMap(spellingsOf), ...words.flatMap((word) => partsOfCompound(word, reader))],
      terms.flatMap(formsOfTerm),
    ),
  ]
  const asTerms = [...new Set(terms)].flatMap((term) => {
    const own = synonymsOfTerm(term, reader, synonyms)
    return own.length === 0
      ? []
      : [[term, { spellings: [], languages: [], isInItems: false, synonyms: own, exchanged: [] }] as const]
  })
  return new Map<string, AskedWord>([
    ...asTerms,
    ...words.map((word) => {
      const isInItems = known.some((row) => row.word === word)
      const hasPlainForm = known.some(({ language, stem }) => analyse(word, language).keys.includes(stem))
      const marked =
        isInItems ||
        hasPlainForm ||
        !plain.includes(word) ||
        lexicons[reader].isPlain(word) ||
        lexicons[reader].headsOf(word).includes(word)
          ? []
          : [
              ...known.filter((row) => row.folded === word).map((row) => row.word),
              ...wordLanguages.flatMap((language) => lexicons[language].unmarked.get(word) ?? []),
              ...(isListed(word, reader) ? [] : unmarkedCompounds(word, lexicons[reader], mostUnmarked)),
            ]
      const spellings = [...new Set([...spellingsOf(word), ...marked.slice(0, mostUnmarked)])]
      const inItems = known.filter((row) => spellings.includes(row.word)).map(({ language }) => language)
      const listed = wordLanguages.filter((language) => spellings.some((one) => isListed(one, language)))
      const among = new Set([reader, ...inItems, ...(listed.includes(reader) ? [] : listed)])
      const languages = inItems.length === 0 && listed.length === 0 ? wordLanguages : [...among]
      const own = synonymsOf(spellings, reader, synonyms)
      // A compound with synonyms is one thing, and its parts say less.
      const exchanged =
        own.length > 0 ? [] : exchangeParts(word, reader, (part) => synonymsOf([part], reader, synonyms))
      return [
        word,
        { spellings, languages, isInItems: isInItems || hasPlainForm, synonyms: own, exchanged },
      ] as const
    }),
  ])
}

/** Whether the lexicon of a language has a word, or all of its parts. */
const isListed = (word: string, language: WordLanguage): boolean =>
  word.length > 1 && analyse(word, language).isKnown
