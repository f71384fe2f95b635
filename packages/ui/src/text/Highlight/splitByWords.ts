import { foldText } from './foldText'

/** A piece of a text. `isHit` is true if the piece matches a searched word. */
export interface TextPiece {
  text: string
  /** The index in the text at which the piece begins. */
  start: number
  isHit: boolean
}

/**
 * Splits a text into pieces that match one of the words and pieces that do not. Ignores case and diacritics.
 *
 * The joined pieces are equal to the text. Adjacent and overlapping matches become one piece.
 *
 * @param words the words, as returned by `foldWords`
 */
export function splitByWords(text: string, words: readonly string[]): TextPiece[] {
  const folded = foldText(text)
  const isHit = new Uint8Array(text.length)
  for (const word of words) {
    if (word === '') continue
    for (let at = folded.text.indexOf(word); at >= 0; at = folded.text.indexOf(word, at + 1)) {
      const end = at + word.length
      const from = folded.origin[at] ?? 0
      let to = folded.origin[end] ?? text.length
      // Let a match end after a whole original letter. Folding turns one letter such as æ into two (ae), and
      // a match can end between the two.
      if (to === folded.origin[end - 1]) to = folded.origin.find((index) => index > to) ?? text.length
      isHit.fill(1, from, to)
    }
  }
  const pieces: TextPiece[] = []
  let start = 0
  for (let i = 1; i <= text.length; i++) {
    if (i < text.length && isHit[i] === isHit[start]) continue
    pieces.push({ text: text.slice(start, i), start, isHit: isHit[start] === 1 })
    start = i
  }
  return pieces
}
