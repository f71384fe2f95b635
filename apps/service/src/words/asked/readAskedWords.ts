import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { onePerKey } from '@spadestik/domain/locale'
import { analyse } from '../analysis/analyseWord'
import { inTwoLetters, markedSpellings, wordsOf } from '../letters/letters'
import { lexicons } from '../lexicon/lexicons'
import type { Database } from '../../storage/Database'
import { lexemesOfWord, noLearnedParts, partLexeme } from '../documents/createDocument'
import type { WordLanguage } from '../letters/wordLanguages'
import { wordLanguages } from '../letters/wordLanguages'
import { exchangeParts, partsOfCompound } from './exchangeParts'
import { formsOfTerm } from './terms'

/** A synonym of an asked word, in one of four languages. */
export interface Synonym {
  readonly group: number
  readonly language: WordLanguage
  readonly word: string
}

/** What the database and the lexicons know about a word of a query. */
export interface AskedWord {
  /** The word itself and its other spellings, in folded letters. */
  readonly spellings: readonly string[]
  /** Languages in which items or the lexicon have the word. */
  readonly languages: readonly WordLanguage[]
  /** Whether an item contains the word as it was typed. */
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

interface SynonymRow extends Synonym {
  readonly stem: string
  readonly isNarrower: boolean
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

/** Analysing a word takes some microseconds, and a group can have a hundred words. */
const lexemesIn = onePerKey((key: string) => {
  const [language = 'en', word = ''] = key.split(' ')
  return lexemesOfWord(word, language, noLearnedParts)
})

/** Returns the rows that no other row finds anyway: 'takbyte' is found by 'tak'. */
function withoutContained(rows: readonly SynonymRow[]): SynonymRow[] {
  const finders = new Map<string, Set<string>>()
  for (const { word, language } of rows) {
    const [part = '', ...more] = wordsOf(word)
    if (more.length > 0) continue
    for (const lexeme of [`=${part}`, ...analyse(part, language).keys.map(partLexeme)]) {
      const key = `${language} ${lexeme}`
      finders.set(key, (finders.get(key) ?? new Set()).add(word))
    }
  }
  const isContained = ({ word, language }: SynonymRow) =>
    wordsOf(word).some((one) =>
      [`=${one}`, ...lexemesIn(`${language} ${one}`)].some((lexeme) => {
        const found = finders.get(`${language} ${lexeme}`)
        return found !== undefined && (found.size > 1 || !found.has(word))
      }),
    )
  return rows.filter((row) => !isContained(row))
}

function synonymsOf(
  spellings: readonly string[],
  reader: WordLanguage,
  rows: readonly SynonymRow[],
): Synonym[] {
  const isOwn = ({ language, stem }: SynonymRow) =>
    spellings.some((spelling) => analyse(spelling, language).keys.includes(stem))
  const own = rows.filter(isOwn)
  const ofReader = own.filter(({ language }) => language === reader)
  // A word of the reader's language does not mean what it means in another one: Danish 'barn' is no stable.
  const isForeign =
    ofReader.length === 0 && spellings.every((one) => lexicons[reader].headsOf(one).length === 0)
  return othersOf(isForeign ? own : ofReader, rows).filter((row) => !isOwn(row))
}

/** Returns the synonyms in the groups of these rows, without those that others contain. */
function othersOf(own: readonly SynonymRow[], rows: readonly SynonymRow[]): SynonymRow[] {
  const groups = new Set(own.flatMap(({ group, isNarrower }) => (isNarrower ? [] : [group])))
  return withoutContained(rows.filter((row) => groups.has(row.group)))
}

function synonymsOfTerm(term: string, reader: WordLanguage, rows: readonly SynonymRow[]): Synonym[] {
  const forms = formsOfTerm(term)
  const own = rows.filter(({ stem }) => forms.includes(stem))
  const ofReader = own.filter(({ language }) => language === reader)
  return othersOf(ofReader.length === 0 ? own : ofReader, rows).filter(({ stem }) => !forms.includes(stem))
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
      return [word, { spellings, languages, isInItems, synonyms: own, exchanged }] as const
    }),
  ])
}

/** Whether the lexicon of a language has a word, or all of its parts. */
const isListed = (word: string, language: WordLanguage): boolean =>
  word.length > 1 && analyse(word, language).isKnown
