import { analyse } from './analysis/analyseWord'
import type { WordLanguage } from './letters/wordLanguages'

/** The languages that write compounds as one word. */
export const compoundLanguages = ['da', 'sv', 'nb'] as const
export type CompoundLanguage = (typeof compoundLanguages)[number]

/** The fewest letters of a word that becomes a part of compounds because items contain it. */
const fewestLetters = 5

/** How many items must contain a word before it is a part of compounds. A rarer word may be misspelled. */
const fewestItems = 2

export interface KnownWord {
  readonly word: string
  readonly count: number
  readonly isTrade: boolean
}

/** Whether a word becomes a part of compounds. The words of the lexicon are parts already. */
export function isPart({ word, count, isTrade }: KnownWord, language: WordLanguage): boolean {
  if (analyse(word, language).isKnown || word.length < (isTrade ? 3 : fewestLetters)) return false
  return isTrade || count >= fewestItems
}
