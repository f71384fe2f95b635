import type { FoundPart } from '../analysis/splitWord'
import { splitWord } from '../analysis/splitWord'
import { wordsOf } from '../letters/letters'
import type { WordLanguage } from '../letters/wordLanguages'
import { lexicons } from '../lexicon/lexicons'
import type { Synonym } from './synonymsOf'

/** Each exchanged compound is looked up, so their number limits what a search costs. */
const mostExchanged = 40

function partsOf(word: string, language: WordLanguage): FoundPart[] {
  const lexicon = lexicons[language]
  // A listed compound has no places of its parts.
  const parts = lexicon.listedParts(word) === undefined ? splitWord(word, lexicon) : []
  // What stands before the first part would be a name.
  return parts[0]?.start === 0 && parts.length > 1 ? parts : []
}

/** Returns the basic forms of the parts of a compound, and none for any other word. */
export const partsOfCompound = (word: string, language: WordLanguage): string[] =>
  partsOf(word, language).map(({ head }) => head)

/**
 * Returns a compound with a synonym in place of each of its parts in turn: 'affaldsortering' and more for
 * 'skraldesortering'. Linking letters may be missing, because they are ignored when words are compared.
 *
 * @param word in folded letters
 * @param synonymsOf returns the synonyms of a part
 */
export function exchangeParts(
  word: string,
  language: WordLanguage,
  synonymsOf: (part: string) => readonly Synonym[],
): Synonym[] {
  const parts = partsOf(word, language)
  const exchanged = parts.flatMap(({ head, start }, place) => {
    const after = parts[place + 1] === undefined ? '' : word.slice(parts[place + 1]?.start)
    return synonymsOf(head).flatMap((synonym) => {
      const [only, ...more] = wordsOf(synonym.word)
      if (only === undefined || more.length > 0 || synonym.language !== language) return []
      return [{ ...synonym, word: word.slice(0, start) + only + after }]
    })
  })
  return exchanged.slice(0, mostExchanged)
}
