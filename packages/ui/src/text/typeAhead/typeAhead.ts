import { foldText } from '../Highlight/foldText'

/**
 * Returns the index of the next label that begins with the typed text, or null if there is none. Ignores case
 * and accents. After the last label, the search continues at the first.
 *
 * If only one letter was typed, once or several times, each press moves on to the next label with this
 * letter. Otherwise the current label can match too.
 *
 * @param count the number of labels
 * @param labelAt returns the label at an index, or null if it cannot be selected
 * @param index the index of the current label, or -1 if there is none
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
