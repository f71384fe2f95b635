/**
 * Returns the lexeme of a word that nobody should find by the same letters of another language: Danish 'by' is a
 * town, English 'by' stands in nearly every text.
 */
export const ownLexeme = (word: string): string => `~${word}`
