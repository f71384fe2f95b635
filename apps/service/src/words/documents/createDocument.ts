import { analyse } from '../analysis/analyseWord'
import { plainSpellings, tokensOf, withMarks } from '../letters/letters'
import type { WordLanguage } from '../letters/wordLanguages'
import { wordLanguage } from '../letters/wordLanguages'
import { lexicons } from '../lexicon/lexicons'
import { lexemeIn, ownLexeme } from '../lexicon/ownLexeme'
import { BiwordCollector } from './biwords'

/** The weight of a text: of the name (A), of the place and the companies (B), of other texts (C), paid (D). */
export type Weight = 'A' | 'B' | 'C' | 'D'

export interface WeighedText {
  readonly text: string | null | undefined
  readonly weight: Weight
  /** The language of the text as an ISO 639-1 code. Names of places and companies have none. */
  readonly language?: string | null
  /** The language in which words are split into parts, where the text has none itself. */
  readonly partsIn?: string
  /** A field whose words are also searched alone, such as `p` for the place. */
  readonly field?: string
  /** Whether the text says nothing about the language of the item, because all items have it in all languages. */
  readonly isLabel?: boolean
}

/** Compounds that the lexicon does not explain, with the basic forms of their parts. */
export type LearnedParts = ReadonlyMap<string, readonly string[]>

export const noLearnedParts: LearnedParts = new Map()

const longestText = 100_000

/** A `tsvector` has at most a megabyte. What a text of such a length says further on is not searched. */
const mostBytes = 700_000

/** Between two texts, so that no phrase begins in one and ends in the next. */
const gap = 2

const lastPosition = 16_383

/**
 * Parts have no place in the text. Their positions say only how much they count: the last part of a compound
 * has two, and so counts more than the others.
 */
const partPositions: Readonly<Record<Weight, readonly [part: number, head: number]>> = {
  A: [1, 5],
  B: [2, 6],
  C: [3, 7],
  D: [4, 8],
}

/** A lexeme that marks a part of a compound. */
export const partLexeme = (head: string): string => `+${head}`

/** The fields whose words are also searched alone. Where an authority is counts as a place, and is paid. */
export const documentFields = { place: 'p', authority: 'a', name: 'n' } as const

/** The names of companies are suggested by what they begin with, whether or not a reader types the marks. */
const unmarkedFields: ReadonlySet<string> = new Set([documentFields.name])

/** A lexeme of a word in a field. It begins as no word does, so no beginning of a word finds it. */
export const fieldLexeme = (field: string, word: string): string => `@${field}${word}`

/** A lexeme of documents with a text in a language: a synonym is looked for in texts of its own language only. */
export const languageLexeme = (language: WordLanguage): string => `@l${language}`

/** What a document has for a word of a text, besides its places. */
interface WordLexemes {
  /** The word as it is written, and its basic forms. */
  readonly forms: ReadonlySet<string>
  /** The parts of a compound. */
  readonly parts: readonly string[]
}

/** How the words of a text are read. */
interface Reading {
  /** The language of the text, or null for names, whose words have no other forms. */
  readonly own: WordLanguage | null
  /** The language in which compounds are split. */
  readonly split: WordLanguage | null
  /** Whether the text is in a language that no lexicon has, such as German. */
  readonly isForeign: boolean
}

function readWord(word: string, { own, split, isForeign }: Reading, learned: LearnedParts): WordLexemes {
  if (isForeign) return { forms: new Set([ownLexeme(word)]), parts: [] }
  if (own !== null && lexicons[own].isJoining(word)) {
    // Danish 'både' is 'both', and also boats.
    const others = analyse(word, own).keys.filter((key) => key !== word)
    return { forms: new Set([ownLexeme(word), ...others]), parts: [] }
  }
  const found = split === null ? null : analyse(word, split)
  const written = own === null ? word : lexemeIn(word, own)
  const forms = new Set([written, ...(own === null || found === null ? [withMarks(word)] : found.keys)])
  if (found === null) return { forms, parts: [] }
  return { forms, parts: found.head === null ? (learned.get(word) ?? []) : [...found.parts, found.head] }
}

/** Returns the lexemes by which a word of a text is found. */
export function lexemesOfWord(word: string, iso6391: string, learned: LearnedParts): string[] {
  const language = wordLanguage(iso6391)
  const isForeign = language === null && iso6391 !== ''
  const { forms, parts } = readWord(word, { own: language, split: language, isForeign }, learned)
  return [...forms, ...parts.map(partLexeme)]
}

/** By what an item is found. */
export interface SearchDocument {
  /** Each word as it is written and in its basic forms, at its place, and the parts of compounds, as a `tsvector`. */
  readonly document: string
  /** Numbers of words that follow each other, or null if there are too many. */
  readonly biwords: readonly number[] | null
}

/** Returns the search document of texts. */
export function createDocument(
  texts: readonly WeighedText[],
  learned: LearnedParts = noLearnedParts,
): SearchDocument {
  const lexemes = new Map<string, Set<string>>()
  const biwords = new BiwordCollector()
  let bytes = 0
  const add = (lexeme: string, position: string) => {
    const known = lexemes.get(lexeme)
    if (known !== undefined) {
      known.add(position)
      return
    }
    bytes += 2 * lexeme.length + 8
    if (bytes <= mostBytes) lexemes.set(lexeme, new Set([position]))
  }
  let place = 0
  for (const { text, weight, language, partsIn, field, isLabel } of texts) {
    if (text === null || text === undefined || text === '') continue
    const own = wordLanguage(language ?? '')
    if (own !== null && isLabel !== true) add(languageLexeme(own), `1${weight}`)
    // A place is no thing: 'Havnegade' in 'København' is not a harbour.
    const split = own ?? (field === documentFields.place ? null : wordLanguage(partsIn ?? ''))
    // The names of companies are names, wherever they are.
    const isForeign = own === null && Boolean(language) && field === undefined
    const [part, head] = partPositions[weight]
    biwords.begin()
    for (const { word } of tokensOf(text.slice(0, longestText))) {
      place = Math.min(place + 1, lastPosition)
      const position = `${place}${weight}`
      const { forms, parts } = readWord(word, { own, split, isForeign }, learned)
      biwords.add(word, forms)
      for (const form of forms) {
        add(form, position)
        if (field !== undefined && !unmarkedFields.has(field)) add(fieldLexeme(field, form), position)
      }
      if (field !== undefined && unmarkedFields.has(field)) {
        for (const plain of plainSpellings(word)) add(fieldLexeme(field, plain), position)
      }
      for (const one of parts) add(partLexeme(one), `${part}${weight}`)
      const last = parts.at(-1)
      if (last !== undefined) add(partLexeme(last), `${head}${weight}`)
    }
    place = Math.min(place + gap, lastPosition)
  }
  const document = [...lexemes]
    .map(([lexeme, positions]) => `'${lexeme}':${[...positions].join(',')}`)
    .join(' ')
  return { document, biwords: biwords.found }
}
