import type { WordLanguage } from '../letters/wordLanguages'
import { lexicons } from './lexicons'

/**
 * Returns a lexeme for a word that is another word in another language: Danish 'by' is a town, and English 'by'
 * stands in nearly every text. A search for the one does not find the other.
 */
export const ownLexeme = (word: string): string => `~${word}`

/** Returns the lexeme of a word or a basic form in texts of a language. Joining words are not told apart here. */
export const lexemeIn = (word: string, language: WordLanguage): string =>
  lexicons[language].isFalseFriend(word) ? ownLexeme(word) : word
