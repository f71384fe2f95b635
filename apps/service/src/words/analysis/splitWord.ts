import type { Lexicon, Part } from '../lexicon/Lexicon'

const limits = { parts: 4, letters: 2, word: 40 }

/** The fewest letters of a beginning that is taken for a name because of what follows it: 'Søndermark-hallen'. */
const shortestName = 3

/** A part of a compound and where it begins. */
export interface FoundPart {
  readonly head: string
  readonly start: number
}

/** Looks a part up that is in no lexicon, such as a word that many items contain. Returns its basic form. */
export type KnownPart = (text: string) => string | null

export const noOtherParts: KnownPart = () => null

interface Found extends Part {
  readonly start: number
}

const asPart = (head: string | null): Part | null =>
  head === null ? null : { head, isCommon: false, afterNames: null, isVerb: false }

/**
 * Returns whether a split can be right. Words of everyday speech are parts only beside another word, because
 * they stand inside other words by chance.
 */
const isSound = (parts: readonly Found[]): boolean => parts.some(({ isCommon }) => !isCommon)

/**
 * Whether an unknown beginning is a name because of what follows it: 'Søndermark-hallen'. Most things that are
 * called by a name have the definite form then. 'København' and 'Holstebro' are names as a whole.
 */
function isAfterName(name: string, text: string, { head, afterNames }: Part): boolean {
  if (afterNames === null || name.length < shortestName || !/[aeiouyåäö]/u.test(name)) return false
  return afterNames === 'any' || (text.length > head.length && /[nta]s?$/u.test(text))
}

/**
 * Returns the parts of a compound, with the place of each. A compound has two to four parts, each of which is
 * a word, before the last one with linking letters. Of two possible cuts, the one with the longer last part is
 * taken, and then the one with fewer parts.
 *
 * A verb may have a word in front that is no part elsewhere: 'ombygning' has the part 'bygge'.
 *
 * The beginning may be unknown if what follows stands after names: 'Søndermarkhallen' has the part 'hal'.
 *
 * @param word in folded letters
 * @returns an empty array for a word that is no compound
 */
export function splitWord(word: string, lexicon: Lexicon, other: KnownPart = noOtherParts): FoundPart[] {
  if (word.length < 5 || word.length > limits.word) return []
  const listed = lexicon.listedParts(word)
  if (listed !== undefined) return listed.map((head, place) => ({ head, start: place }))
  const least = Math.max(limits.letters, lexicon.wholeLetters(word))
  if (least >= word.length) return []

  /** Splits the first letters of the word into parts that others follow. */
  const before = (end: number, left: number): Found[] | null => {
    const text = word.slice(0, end)
    const whole = lexicon.partBefore(text) ?? asPart(other(text))
    if (whole !== null) return [{ ...whole, start: 0 }]
    if (left === 1) return null
    for (let start = least; start <= end - limits.letters; start += 1) {
      const inner = word.slice(start, end)
      const part = lexicon.partBefore(inner) ?? asPart(other(inner))
      const rest = part === null ? null : before(start, left - 1)
      if (part !== null && rest !== null) return [...rest, { ...part, start }]
    }
    return null
  }

  let named: FoundPart[] = []
  for (let start = least; start <= word.length - limits.letters; start += 1) {
    const text = word.slice(start)
    const last = lexicon.lastPart(text) ?? asPart(other(text))
    if (last === null) continue
    const rest = before(start, limits.parts - 1)
    const parts = rest === null ? [] : [...rest, { ...last, start }]
    if (parts.length > 0 && isSound(parts)) return parts
    const first = word.slice(0, start)
    if (last.isVerb && !last.isCommon && lexicon.isBeforeVerbs(first)) {
      return [
        { head: first, start: 0 },
        { ...last, start },
      ]
    }
    if (named.length === 0 && isAfterName(first, text, last)) named = [{ ...last, start }]
  }
  return named
}
