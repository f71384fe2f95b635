/**
 * A text cut after a number of characters, with '...' where it goes on.
 *
 * A character is a code point, so that none is cut in half; a shorter text comes back as it is.
 *
 * @param length characters kept
 */
export function cutText(text: string, length: number): string {
  const letters = [...text]
  return letters.length <= length ? text : `${letters.slice(0, length).join('')}...`
}
