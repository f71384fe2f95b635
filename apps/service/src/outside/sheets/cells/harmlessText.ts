/** Beginnings that make spreadsheet programs calculate a text. They read the wide forms alike. */
const isFormula = /^[=+\-@＝＋－＠\p{Cc}]/u

/**
 * Whether a spreadsheet program could calculate the text instead of showing it, which would let the author of a
 * notice run a formula on the computer of who opens the file.
 */
export const isRisky = (text: string): boolean => isFormula.test(text)

/** Returns the text for a CSV file. An apostrophe at its beginning keeps programs from calculating it. */
export const harmlessText = (text: string): string => (isRisky(text) ? `'${text}` : text)
