import { foldText } from '../Highlight/foldText'

/**
 * Returns the index of the next label that begins with the typed text, or null if there is none. Ignores case
 * and accents.
 *
 * One letter, typed once or several times, finds the next match after `index`. Several different letters can
 * match the label at `index` too. After the last label, the search continues at the first.
 *
 * @param count the number of labels
 * @param labelAt returns the label at an index, or null if it cannot be selected
 * @param index where the search begins, or -1 to begin at the first label
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
