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

/** The effect of a key: the new letters, and the box to focus. */
export interface CodeKeyAction {
  value: string
  place: number
}

/** Returns the effect of a key in one box of a code, or null to leave the key to the browser. */
export function codeKeyAction(
  key: string,
  value: string,
  place: number,
  length: number,
): CodeKeyAction | null {
  const isEmpty = (value[place] ?? ' ') === ' '
  const without = (at: number) => [...value.padEnd(length)].toSpliced(at, 1, ' ').join('').trimEnd()
  switch (key) {
    case 'Backspace':
      if (!isEmpty) return { value: without(place), place }
      return place === 0 ? null : { value: without(place - 1), place: place - 1 }
    case 'Delete':
      return { value: without(place), place }
    case 'ArrowLeft':
      return { value, place: Math.max(0, place - 1) }
    case 'ArrowRight':
      return { value, place: Math.min(length - 1, place + 1) }
    case 'Home':
      return { value, place: 0 }
    case 'End':
      return { value, place: length - 1 }
    default:
      return null
  }
}
