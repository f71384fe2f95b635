/** The longest word that is searched. Longer words are cut, in texts and in queries alike. */
const longestWord = 40

const others: Readonly<Record<string, string>> = { ß: 'ss', đ: 'd', ð: 'd', ł: 'l', œ: 'oe', þ: 'th', ı: 'i' }

const plainPattern = /^[a-z0-9åäö]*$/u

/**
 * Returns a text in lower case. `å`, `ä` and `ö` stay, and `æ` and `ø` become the letters that stand for them in
 * Swedish. All other letters lose their accents.
 */
export function foldLetters(text: string): string {
  const lower = text.toLowerCase().normalize('NFC').replaceAll('æ', 'ä').replaceAll('ø', 'ö')
  if (plainPattern.test(lower)) return lower
  return lower.replaceAll(/[^a-z0-9åäö\s]/gu, (letter) =>
    (others[letter] ?? letter.normalize('NFKD')).replaceAll(/\p{M}/gu, ''),
  )
}

/** Returns a folded word without the marks of `å`, `ä` and `ö`, as a reader types it who does not have them. */
export const withoutMarks = (word: string): string =>
  word.replaceAll('å', 'a').replaceAll('ä', 'a').replaceAll('ö', 'o')

/** Returns a folded word in the plain letters that readers and earlier versions write for `å`, `ä` and `ö`. */
export const plainSpellings = (word: string): string[] => [
  ...new Set([withoutMarks(word), withoutMarks(word.replaceAll('ä', 'ae'))]),
]

/** Returns a folded word with one letter for `aa`, `ae` and `oe`. */
export const withMarks = (word: string): string =>
  word.replaceAll('aa', 'å').replaceAll('ae', 'ä').replaceAll('oe', 'ö')

const mostPairs = 3

/**
 * Returns a folded word with one letter for all or some of `aa`, `ae` and `oe`, which also meet by chance:
 * 'aeldreboende' is 'äldreboende'. All of them come first. A word without them has no other spelling.
 */
export function markedSpellings(word: string): string[] {
  const pieces = word.split(/(aa|ae|oe)/u)
  const pairs = Math.floor(pieces.length / 2)
  if (pairs > mostPairs) return [withMarks(word)]
  return Array.from({ length: 2 ** pairs - 1 }, (_one, kept) =>
    pieces
      .map((piece, place) =>
        place % 2 === 1 && ((kept >> ((place - 1) / 2)) & 1) === 0 ? withMarks(piece) : piece,
      )
      .join(''),
  )
}

/** Returns a folded word with two letters for `å`, `ä` and `ö`. */
export const inTwoLetters = (word: string): string =>
  word.replaceAll('å', 'aa').replaceAll('ä', 'ae').replaceAll('ö', 'oe')

/** A word of a text: how it is searched, and where it stands. */
export interface Token {
  readonly word: string
  readonly start: number
  /** The index after the last character. */
  readonly end: number
}

/** Returns the words of a text. A word is a sequence of letters and digits. */
export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: found, index }) => ({
    word: foldLetters(found)
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
      .slice(0, longestWord),
    start: index,
    end: index + found.length,
  })).filter(({ word }) => word !== '')
}

/** Returns the words of a text as they are searched. */
export const wordsOf = (text: string): string[] => tokensOf(text).map(({ word }) => word)
