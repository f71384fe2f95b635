import { foldText } from '../Highlight/foldText'

/**
 * Returns the index of the next label that begins with the typed text, or null if there is none. Ignores case
 * and accents.
 *
 * Repeating one letter moves to the next match; more letters may stay at the current one. The search wraps
 * around.
 *
 * @param count number of labels
 * @param labelAt the label at an index, or null if it cannot be chosen
 * @param index where the search begins; -1 is before the first
 * @source ARIA Authoring Practices, treeview and listbox
 */
export function typeAhead(
  count: number,
  labelAt: (index: number) => string | null,
  index: number,
  typed: string,
): number | null {
  const { text } = foldText(typed)
  const isOneLetter = [...text].every((letter) => letter === text[0])
  const wanted = isOneLetter ? text.slice(0, 1) : text
  if (wanted.trim() === '') return null
  const first = Math.max(0, index + (isOneLetter ? 1 : 0))
  for (let step = 0; step < count; step++) {
    const candidate = (first + step) % count
    const label = labelAt(candidate)
    if (label !== null && foldText(label).text.startsWith(wanted)) return candidate
  }
  return null
}
