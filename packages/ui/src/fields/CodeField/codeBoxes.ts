/** The result of typing or pasting: all letters of the code, and the index of the box to focus. */
export interface SpreadLetters {
  letters: string
  next: number
}

/**
 * Puts typed or pasted letters into the boxes, starting at `index`. They replace the letters in filled boxes.
 * Ignores characters other than Latin letters, and letters for which there is no box.
 */
export function spreadLetters(value: string, index: number, typed: string, length: number): SpreadLetters {
  const old = (value[index] ?? '').trim()
  // `typed` is all text in the box. For a letter typed into a filled box, it contains the old letter too.
  const added = old !== '' && typed.length === 2 ? typed.replace(old, '') : typed
  const letters = [...added].filter((letter) => /[A-Za-z]/.test(letter)).slice(0, length - index)
  const boxes = [...value.padEnd(length)]
  boxes.splice(index, letters.length, ...letters)
  return { letters: boxes.join('').trimEnd(), next: Math.min(index + letters.length, length - 1) }
}

/** The result of a key press: all letters of the code, and the index of the box to focus. */
export interface CodeKeyAction {
  value: string
  index: number
}

/** Returns the effect of a key in one box, or null if the browser should handle the key. */
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
