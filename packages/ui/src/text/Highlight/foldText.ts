const letters: Record<string, string> = { æ: 'ae', ø: 'o', œ: 'oe', ß: 'ss', đ: 'd', ð: 'd', þ: 'th', ł: 'l' }

function foldLetter(letter: string): string {
  const base = letter.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return letters[base] ?? base
}

/** A text without case and diacritics, and the original index of each of its letters. */
export interface FoldedText {
  text: string
  /** `origin[i]` is the index in the original of the i-th folded letter. One more entry marks the end. */
  origin: number[]
}

/** Removes case and diacritics, so that `bro` finds `BRØ`. æ becomes ae, ø becomes o. */
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

/** Returns the folded words of a typed text, without empty ones. */
export function foldWords(typed: string): string[] {
  return foldText(typed).text.split(/\s+/).filter(Boolean)
}
