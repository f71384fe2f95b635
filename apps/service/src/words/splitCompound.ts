import { wordsAtEnd, wordsBeforePart } from './inflections'
import type { CompoundLanguage } from './partRules'
import { isNeverPart, mustStayWhole } from './partRules'

/**
 * Returns how often a word occurs on its own. Returns zero for a word that cannot be a part of a compound.
 */
export type Frequency = (word: string) => number

const limits = { parts: 4, letters: 3, word: 40 }

/**
 * Long parts seldom match by chance. If all parts have at least `letters` letters, the frequency of the whole
 * word is divided by `discount` before the split and the whole word are compared.
 */
const coincidence = { letters: 5, discount: 20 }

/**
 * The last parts of names of places and buildings, without accents. The first part of such a name may be
 * unknown: Åkærskolen is a school, although Åkær is not a known word.
 */
const placeEndings: Readonly<Record<CompoundLanguage, readonly string[]>> = {
  da: [
    'skole',
    'hallen',
    'kirke',
    'havn',
    'park',
    'vejen',
    'gade',
    'plads',
    'torv',
    'skov',
    'centret',
    'museet',
    'sygehus',
  ],
  nb: [
    'skole',
    'hallen',
    'kirke',
    'havn',
    'park',
    'veien',
    'plass',
    'torg',
    'skog',
    'senter',
    'senteret',
    'museet',
    'sykehus',
  ],
  sv: [
    'skola',
    'hallen',
    'kyrka',
    'hamn',
    'parken',
    'vagen',
    'gatan',
    'platsen',
    'torg',
    'skogen',
    'centrum',
    'museet',
    'sjukhus',
  ],
}

interface Split {
  readonly parts: readonly string[]
  readonly score: number
}

const mostFrequent = (words: readonly string[], frequency: Frequency) => {
  let best = { word: '', count: 0 }
  for (const word of words) {
    const count = word.length < limits.letters ? 0 : frequency(word)
    if (count > best.count) best = { word, count }
  }
  return best.count === 0 ? null : best
}

function* splitsOf(
  rest: string,
  language: CompoundLanguage,
  frequency: Frequency,
  parts: readonly string[],
  product: number,
): Generator<Split> {
  if (parts.length > 0 && !isNeverPart(rest)) {
    const last = mostFrequent(wordsAtEnd(rest, language), frequency)
    if (last !== null) {
      const all = [...parts, last.word]
      yield { parts: all, score: (product * last.count) ** (1 / all.length) }
    }
  }
  if (parts.length === limits.parts - 1) return
  for (let end = limits.letters; end <= rest.length - limits.letters; end += 1) {
    const first = mostFrequent(wordsBeforePart(rest.slice(0, end), language), frequency)
    if (first !== null) {
      yield* splitsOf(rest.slice(end), language, frequency, [...parts, first.word], product * first.count)
    }
  }
}

function placeOf(word: string, language: CompoundLanguage, frequency: Frequency): string[] {
  for (const text of placeEndings[language]) {
    const index = word.lastIndexOf(text)
    const ending = word.slice(index)
    const isForm = wordsAtEnd(ending, language).includes(text)
    if (index < limits.letters || !isForm || !/[aeiouy]/u.test(word.slice(0, index))) continue
    const last = mostFrequent(wordsAtEnd(ending, language), frequency)
    if (last !== null) return [last.word]
  }
  return []
}

/**
 * Splits a compound into two to four known words, each of at least three letters. Removes linking letters and
 * endings.
 *
 * If several splits are possible, the geometric mean of the frequencies of the parts decides, and the highest
 * mean wins. If the whole word is more frequent than this mean, the word is not split (Koehn and Knight,
 * 2003). For a place with an unknown name, only the last part is returned.
 *
 * @param word without case and accents
 * @param count how often the word itself occurs
 * @returns the parts in their basic forms, or an empty array for a word that is no compound
 * @example splitCompound('svommehallen', 'da', 3, frequency) // ['svomme', 'hal']
 */
export function splitCompound(
  word: string,
  language: CompoundLanguage,
  count: number,
  frequency: Frequency,
): string[] {
  if (word.length < 2 * limits.letters || word.length > limits.word || mustStayWhole(word)) return []
  let best: Split | null = null
  for (const split of splitsOf(word, language, frequency, [], 1)) {
    if (best === null || split.score > best.score) best = split
  }
  if (best === null) return placeOf(word, language, frequency)
  const isSure = best.parts.every(({ length }) => length >= coincidence.letters)
  return best.score >= (isSure ? count / coincidence.discount : count) ? [...best.parts] : []
}
