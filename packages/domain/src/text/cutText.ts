/**
 * Cuts a text after a number of characters and appends '...'. A text that is short enough is returned
 * unchanged.
 *
 * @param length the number of code points to keep, so that no character is split
 */
export function cutText(text: string, length: number): string {
  const letters = [...text]
  return letters.length <= length ? text : `${letters.slice(0, length).join('')}...`
}
