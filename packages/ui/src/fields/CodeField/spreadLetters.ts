/** The letters after typing or pasting, and the next box. */
export interface SpreadLetters {
  letters: string
  next: number
}

/**
 * Puts typed or pasted letters into the boxes from an index on. Drops everything but Latin letters, and
 * letters that do not fit.
 *
 * In a filled box the new letter replaces the old one.
 */
export function spreadLetters(value: string, place: number, typed: string, length: number): SpreadLetters {
  const old = (value[place] ?? '').trim()
  // Browsers report the whole content of the box: the old letter and the new one.
  const added = old !== '' && typed.length === 2 ? typed.replace(old, '') : typed
  const letters = [...added].filter((letter) => /[A-Za-z]/.test(letter)).slice(0, length - place)
  const boxes = [...value.padEnd(length)]
  boxes.splice(place, letters.length, ...letters)
  return { letters: boxes.join('').trimEnd(), next: Math.min(place + letters.length, length - 1) }
}
