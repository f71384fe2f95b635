import { analyse } from '../analysis/analyseWord'
import type { WordLanguage } from '../letters/wordLanguages'
import { lexicons } from '../lexicon/lexicons'
import { lexemeIn, ownLexeme } from '../lexicon/ownLexeme'
import type { TextQuery } from './TextQuery'
import { beginning, join } from './TextQuery'

/** Returns what a word is found by as it is written, in texts of any language. */
export const writtenForms = (word: string): string[] => [word, ownLexeme(word)]

/**
 * Returns what a word is found by as it is written, for a reader. A word of the reader's language is
 * not looked for where the same letters mean something else: Swedish 'ved' is wood, and joins words in Danish.
 */
export function askedForms(word: string, reader: WordLanguage): string[] {
  const { isJoining, isPlain } = lexicons[reader]
  const isOfReader = !isJoining(word) && (isPlain(word) || analyse(word, reader).isKnown)
  return isOfReader ? [lexemeIn(word, reader)] : writtenForms(word)
}

/** Matches all words that begin with a text. */
export const begun = (text: string): TextQuery | null =>
  join('any', [beginning(text), beginning(ownLexeme(text))])
