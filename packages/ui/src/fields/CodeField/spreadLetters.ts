/** The letters of a code after something was typed or pasted, and the box that comes next. */
export interface SpreadLetters {
  letters: string
  next: number
}

/**
 * Puts what was typed or pasted into the boxes from a place on; what is no Latin letter is left out, and so is
 * what does not fit.
 *
 * Typed into a filled box, the new letter replaces the old one.
 */
export function spreadLetters(value: string, place: number, typed: string, length: number): SpreadLetters {
  const old = (value[place] ?? '').trim()
  // A browser hands out the whole box: what was there and what was typed beside it.
  const added = old !== '' && typed.length === 2 ? typed.replace(old, '') : typed
  const letters = [...added].filter((letter) => /[A-Za-z]/.test(letter)).slice(0, length - place)
  const boxes = [...value.padEnd(length)]
  boxes.splice(place, letters.length, ...letters)
  return { letters: boxes.join('').trimEnd(), next: Math.min(place + letters.length, length - 1) }
}
