const letters: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  ß: 'ss',
  đ: 'd',
  ł: 'l',
  œ: 'oe',
  þ: 'th',
}

/**
 * Returns a word in lower case, without accents, and with `a` for `å` and `aa`. The search functions of the
 * database fold words in the same way.
 */
export function foldWord(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[øæßđłœþ]/gu, (letter) => letters[letter] ?? letter)
    .replaceAll('aa', 'a')
}

export interface WordSpan {
  readonly word: string
  readonly start: number
  /** The index after the last character. */
  readonly end: number
}

/** A word is a sequence of letters and digits. */
export function wordSpans(text: string): WordSpan[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), (found) => {
    const [word] = found
    return { word, start: found.index, end: found.index + word.length }
  })
}
