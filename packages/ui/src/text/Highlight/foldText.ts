const letters: Record<string, string> = { æ: 'ae', ø: 'o', œ: 'oe', ß: 'ss', đ: 'd', ð: 'd', þ: 'th', ł: 'l' }

function foldLetter(letter: string): string {
  const base = letter.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return letters[base] ?? base
}

/** A text in lower case without diacritics, with the original index of each letter. */
export interface FoldedText {
  text: string
  /**
   * The index in the original text for each letter of `text`. The last entry is the length of the original
   * text.
   */
  origin: number[]
}

/**
 * Converts a text to lower case without diacritics, so that `bro` matches `BRØ`. For example, æ becomes ae,
 * and ø becomes o.
 */
export function foldText(original: string): FoldedText {
  let text = ''
  const origin: number[] = []
  let index = 0
  for (const letter of original) {
    const folded = foldLetter(letter)
    for (let i = 0; i < folded.length; i++) origin.push(index)
    text += folded
    index += letter.length
  }
  origin.push(index)
  return { text, origin }
}

/** Splits a typed text into words in lower case without diacritics. */
export function foldWords(typed: string): string[] {
  return foldText(typed).text.split(/\s+/).filter(Boolean)
}
