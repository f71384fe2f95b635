/**
 * Cuts a text that is longer than `length`, and appends '...'.
 *
 * @param length the number of code points to keep, so that no character is split
 */
export function cutText(text: string, length: number): string {
  const letters = [...text]
  return letters.length <= length ? text : `${letters.slice(0, length).join('')}...`
}
