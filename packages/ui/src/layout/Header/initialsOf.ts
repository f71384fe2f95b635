const first = (word: string | undefined) => [...(word ?? '')][0] ?? ''

/**
 * Returns the first letters of the first and last word of a name as capitals, or one letter if there is one
 * word.
 */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  return (first(words[0]) + (words.length > 1 ? first(words.at(-1)) : '')).toLocaleUpperCase()
}
