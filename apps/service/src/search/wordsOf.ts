const maxWords = 20

/**
 * Cuts a free text into its words. More than twenty say no more than twenty.
 *
 * @source specification 2
 */
export function wordsOf(text: string): string[] {
  return text
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, maxWords)
}
