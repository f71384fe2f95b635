import { markedSpellings } from '../letters/letters'
import type { Lexicon } from '../lexicon/Lexicon'
import { lexicons } from '../lexicon/lexicons'
import { lexemeIn } from '../lexicon/ownLexeme'
import type { WordLanguage } from '../letters/wordLanguages'
import type { FoundPart, KnownPart } from './splitWord'
import { noOtherParts, splitWord } from './splitWord'
import { stem } from '../letters/stem'

/** What a word of a text or of a query can be found by, in folded letters. */
export interface Analysis {
  /** The basic forms of the word. Words that are found by each other have one in common. */
  readonly keys: readonly string[]
  /** The basic forms of the parts of a compound, except the last one. */
  readonly parts: readonly string[]
  /** The basic form of the last part of a compound, which says what kind of thing the compound is. */
  readonly head: string | null
  /** Whether the lexicon explains the word. */
  readonly isKnown: boolean
}

const nothing: Analysis = { keys: [], parts: [], head: null, isKnown: false }

/**
 * Returns the compounds inside a compound: 'flygplatsdrift' contains 'flygplats'. Each begins and ends where a
 * part does, and has the basic form of its last part.
 */
function innerCompounds(word: string, parts: readonly FoundPart[]): string[] {
  if (parts[0]?.start !== 0 || parts.length < 3) return []
  return parts.flatMap(({ start }, first) =>
    parts.flatMap((last, place) => {
      const isInner = place > first && place - first < parts.length - 1
      return isInner ? [word.slice(start, last.start) + last.head] : []
    }),
  )
}

/** Returns the parts of parts: 'råhusentreprise' has the part 'råhus', which is a house. */
const partsWithin = (parts: readonly FoundPart[], lexicon: Lexicon): string[] =>
  parts.flatMap(({ head }) => {
    const within = splitWord(head, lexicon)
    return within.length > 1 ? within.map((part) => part.head) : []
  })

function analysisOf(
  word: string,
  lexicon: Lexicon,
  language: WordLanguage,
  other: KnownPart,
): Analysis | null {
  const heads = lexicon.headsOf(word)
  // A listed word is no name with a word after it. It has the parts of its basic form: 'indkøb' of 'indkøbe'.
  const ways = [word, ...heads].map((text) => ({ text, parts: splitWord(text, lexicon, other) }))
  const way = heads.length === 0 ? ways[0] : ways.find(({ parts }) => parts.length > 1)
  const { text, parts } = way ?? { text: word, parts: [] }
  const last = parts.at(-1)
  if (last === undefined)
    return heads.length === 0 ? null : { keys: heads, parts: [], head: null, isKnown: true }
  const isListed = lexicon.listedParts(word) !== undefined
  // Linking letters differ: 'vindkraftpark' and 'vindkraftspark'.
  const isExplained = parts.length > 1 && parts[0]?.start === 0
  const linked = isExplained ? parts.map(({ head }) => head).join('') : text.slice(0, last.start) + last.head
  const whole = isListed ? stem(word, language) : linked
  return {
    keys: heads.length > 0 ? heads : [whole],
    parts: [
      ...new Set([
        ...parts.slice(0, -1).map(({ head }) => head),
        ...innerCompounds(text, parts),
        ...partsWithin(parts, lexicon),
      ]),
    ].filter((part) => !lexicon.isBeforeVerbs(part)),
    head: last.head,
    // What stands before a single part is a name.
    isKnown: heads.length > 0 || parts.length > 1,
  }
}

function readWord(word: string, language: WordLanguage, other: KnownPart): Analysis {
  if (/\d/u.test(word)) return nothing
  const lexicon = lexicons[language]
  const own = analysisOf(word, lexicon, language, noOtherParts)
  if (own !== null) return own
  const spellings = markedSpellings(word)
  for (const marked of spellings) {
    const read = analysisOf(marked, lexicon, language, noOtherParts)
    if (read !== null) return { ...read, keys: [...read.keys, marked] }
  }
  const keys = [...new Set([stem(word, language), ...spellings.slice(0, 1)])]
  const learned = other === noOtherParts ? null : analysisOf(word, lexicon, language, other)
  return learned === null ? { ...nothing, keys } : { ...learned, keys, isKnown: false }
}

/**
 * Analyses a word by the lexicon of its language. A word that the lexicon does not explain is read with `å`
 * for `aa`, `ä` for `ae` and `ö` for `oe`, and otherwise has the stem that Snowball's rules give it. What means
 * something else in another language is a lexeme of its own.
 *
 * @param word in folded letters
 */
export function analyseWord(word: string, language: WordLanguage, other: KnownPart = noOtherParts): Analysis {
  const { keys, parts, head, isKnown } = readWord(word, language, other)
  const own = (one: string) => lexemeIn(one, language)
  return { keys: keys.map(own), parts: parts.map(own), head: head === null ? null : own(head), isKnown }
}

const longestCache = 50_000

/** How often a word was found in the cache, and how often it had to be read, since the process began. */
export const analysisCache = { hits: 0, misses: 0 }

/** Returns `analyseWord` that remembers what it has read. Texts repeat their words. */
function rememberAnalyses(): (word: string, language: WordLanguage) => Analysis {
  const known = new Map<string, Analysis>()
  return (word, language) => {
    const key = `${language} ${word}`
    const remembered = known.get(key)
    if (remembered !== undefined) {
      analysisCache.hits += 1
      return remembered
    }
    analysisCache.misses += 1
    const found = analyseWord(word, language)
    if (known.size >= longestCache) known.clear()
    known.set(key, found)
    return found
  }
}

/** The analyses of this process, by the lexicons alone. */
export const analyse = rememberAnalyses()
