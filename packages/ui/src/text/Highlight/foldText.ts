const letters: Record<string, string> = { æ: 'ae', ø: 'o', œ: 'oe', ß: 'ss', đ: 'd', ð: 'd', þ: 'th', ł: 'l' }

function foldLetter(letter: string): string {
  const bare = letter.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return letters[bare] ?? bare
}

/** A text without case and diacritics, and from where in the original each of its letters comes. */
export interface FoldedText {
  text: string
  /** `origin[i]` is the place in the original of the i-th folded letter; one more entry marks the end. */
  origin: number[]
}

/** Returns a text without case and diacritics, so that `bro` finds `BRØ`; æ becomes ae and ø becomes o. */
export function foldText(original: string): FoldedText {
  let text = ''
  const origin: number[] = []
  let place = 0
  for (const letter of original) {
    const folded = foldLetter(letter)
    for (let i = 0; i < folded.length; i++) origin.push(place)
    text += folded
    place += letter.length
  }
  origin.push(place)
  return { text, origin }
}

/** Returns the folded words of what somebody typed, without empty ones. */
export function foldWords(typed: string): string[] {
  return foldText(typed).text.split(/\s+/).filter(Boolean)
}
