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
export function spreadLetters(value: string, index: number, typed: string, length: number): SpreadLetters {
  const old = (value[index] ?? '').trim()
  // Browsers report the whole content of the box: the old letter and the new one.
  const added = old !== '' && typed.length === 2 ? typed.replace(old, '') : typed
  const letters = [...added].filter((letter) => /[A-Za-z]/.test(letter)).slice(0, length - index)
  const boxes = [...value.padEnd(length)]
  boxes.splice(index, letters.length, ...letters)
  return { letters: boxes.join('').trimEnd(), next: Math.min(index + letters.length, length - 1) }
}

/** The effect of a key: the new letters, and the box to focus. */
export interface CodeKeyAction {
  value: string
  index: number
}

/** Returns the effect of a key in one box of a code, or null to leave the key to the browser. */
export function codeKeyAction(
  key: string,
  value: string,
  index: number,
  length: number,
): CodeKeyAction | null {
  const isEmpty = (value[index] ?? ' ') === ' '
  const without = (at: number) => [...value.padEnd(length)].toSpliced(at, 1, ' ').join('').trimEnd()
  switch (key) {
    case 'Backspace':
      if (!isEmpty) return { value: without(index), index }
      return index === 0 ? null : { value: without(index - 1), index: index - 1 }
    case 'Delete':
      return { value: without(index), index }
    case 'ArrowLeft':
      return { value, index: Math.max(0, index - 1) }
    case 'ArrowRight':
      return { value, index: Math.min(length - 1, index + 1) }
    case 'Home':
      return { value, index: 0 }
    case 'End':
      return { value, index: length - 1 }
    default:
      return null
  }
}
