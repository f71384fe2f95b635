import { foldText } from './foldText'

/** A piece of a text that does or does not match a word. */
export interface TextPiece {
  text: string
  /** The index where the piece begins. */
  start: number
  isHit: boolean
}

/**
 * Splits a text at the occurrences of the given words, ignoring case and diacritics.
 *
 * Joining the pieces gives the text again. Matches that touch or overlap are one piece.
 *
 * @param words folded by `foldWords`
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
      // A match that ends within a letter folded to two, such as the a of æ, includes the whole letter.
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
