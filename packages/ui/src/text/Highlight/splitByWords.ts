import { foldText } from './foldText'

/** A stretch of a text that is, or is not, one of the words looked for. */
export interface TextPiece {
  text: string
  /** Where it begins in the text. */
  start: number
  isHit: boolean
}

/**
 * Splits a text where the given words occur, without regard to case and diacritics.
 *
 * The pieces joined are the text again; hits that touch or overlap are one piece.
 *
 * @param words folded as `foldWords` returns them
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
      // A word that ends inside a letter of two, as the a of æ, takes the whole letter.
      if (to === folded.origin[end - 1]) to = folded.origin.find((place) => place > to) ?? text.length
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
