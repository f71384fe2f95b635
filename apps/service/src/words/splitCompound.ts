import { wordsAtEnd, wordsBeforePart } from './inflections'
import type { CompoundLanguage } from './partRules'
import { isNeverPart, lettersOfBeginning } from './partRules'

/**
 * Returns how often a word occurs on its own. Returns zero for a word that cannot be a part of a compound.
 */
export type Frequency = (word: string) => number

const limits = { parts: 4, letters: 3, word: 40 }

/**
 * If all parts of a split have at least `letters` letters, the split is probably correct. The frequency of
 * the whole word is then divided by `discount`, so that even a word that is much more frequent than its parts
 * is split.
 */
const coincidence = { letters: 5, discount: 20 }

/**
 * Last parts of names of places and buildings, without accents. The first part can be unknown: 'Åkærskolen'
 * is a school ('skole'), although 'Åkær' is not a known word.
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

/**
 * A compound can have an unknown first part, such as 'krise' in 'krisebelysning', if both parts are long. The
 * last part must have at least `letters` letters and be in at least `items` items. The first part must have
 * at least `headLetters` letters.
 */
const tail = { letters: 6, items: 5, headLetters: 4 }

interface Split {
  readonly parts: readonly string[]
  readonly score: number
}

const isSure = ({ parts }: Split): boolean => parts.every(({ length }) => length >= coincidence.letters)

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
  shortest: number,
): Generator<Split> {
  if (parts.length > 0 && !isNeverPart(rest)) {
    const last = mostFrequent(wordsAtEnd(rest, language), frequency)
    if (last !== null) {
      const all = [...parts, last.word]
      yield { parts: all, score: (product * last.count) ** (1 / all.length) }
    }
  }
  if (parts.length === limits.parts - 1) return
  for (let end = shortest; end <= rest.length - limits.letters; end += 1) {
    const first = mostFrequent(wordsBeforePart(rest.slice(0, end), language), frequency)
    if (first !== null) {
      yield* splitsOf(
        rest.slice(end),
        language,
        frequency,
        [...parts, first.word],
        product * first.count,
        limits.letters,
      )
    }
  }
}

function placeOf(word: string, language: CompoundLanguage, frequency: Frequency, shortest: number): string[] {
  for (const text of placeEndings[language]) {
    const index = word.lastIndexOf(text)
    const ending = word.slice(index)
    const isForm = wordsAtEnd(ending, language).includes(text)
    if (index < shortest || !isForm || !/[aeiouy]/u.test(word.slice(0, index))) continue
    const last = mostFrequent(wordsAtEnd(ending, language), frequency)
    if (last !== null) return [last.word]
  }
  return []
}

function tailOf(word: string, language: CompoundLanguage, frequency: Frequency, shortest: number): string[] {
  const ofLongWord: Frequency = (part) => {
    const count = part.length < tail.letters ? 0 : frequency(part)
    return count < tail.items ? 0 : count
  }
  for (let end = Math.max(tail.headLetters, shortest); end <= word.length - tail.letters; end += 1) {
    const head = word.slice(0, end)
    const rest = word.slice(end)
    if (!/[aeiouy]/u.test(head) || isNeverPart(head) || isNeverPart(rest)) continue
    const last = mostFrequent(wordsAtEnd(rest, language), ofLongWord)
    if (last !== null) return [last.word]
    const [split] = splitsOf(rest, language, ofLongWord, [], 1, tail.letters)
    if (split !== undefined) return [...new Set(split.parts)]
  }
  return []
}

/**
 * Returns the parts of a compound, each once. A split has two to four parts. The parts are known words of at
 * least three letters, without linking letters and endings.
 *
 * If several splits are possible, the split whose parts have the highest geometric mean of frequencies wins.
 * If the whole word is more frequent than this mean, the word is not split (Koehn and Knight, 2003).
 *
 * Long words from other splits are added: 'flygplatsdrift' contains 'flyg' and 'plats', and also 'flygplats'.
 * If the first part is unknown, as in the name of a place, only the last parts are returned.
 *
 * @param word in lower case, without accents
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
  if (word.length < 2 * limits.letters || word.length > limits.word) return []
  const shortest = Math.max(limits.letters, lettersOfBeginning(word))
  const splits = [...splitsOf(word, language, frequency, [], 1, shortest)].toSorted(
    (a, b) => b.score - a.score,
  )
  const [best] = splits
  if (best === undefined) {
    const place = placeOf(word, language, frequency, shortest)
    return place.length > 0 ? place : tailOf(word, language, frequency, shortest)
  }
  const accepted = splits.filter((split) => {
    if (isSure(split)) return split.score >= count / coincidence.discount
    return split === best && split.score >= count
  })
  return [...new Set(accepted.flatMap(({ parts }) => parts))]
}
