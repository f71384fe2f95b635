/**
 * A word of a text and where it stands.
 *
 * @source specification 2
 */
export interface WordSpan {
  readonly word: string
  readonly start: number
  /** Behind its last letter. */
  readonly end: number
}

/**
 * Finds the words of a text: letters and figures without what stands between them.
 *
 * @source specification 2
 */
export function wordSpans(text: string): WordSpan[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), (found) => {
    const [word] = found
    return { word, start: found.index, end: found.index + word.length }
  })
}
