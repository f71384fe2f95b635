const first = (word: string | undefined) => [...(word ?? '')][0] ?? ''

/**
 * Returns the first letters of the first and the last word of a name, as capitals. A name of one word gives
 * one letter.
 */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  return (first(words[0]) + (words.length > 1 ? first(words.at(-1)) : '')).toLocaleUpperCase()
}
