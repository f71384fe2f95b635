/** What a key does to the boxes: the letters after it, and the box that has the focus. */
export interface CodeKeyAction {
  value: string
  place: number
}

/** Returns what a key does in one box of a code, or null for a key that the box itself hears. */
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
