import { foldText } from '../Highlight/foldText'

/**
 * Returns the place of the next label that begins with what was typed, or null where there is none; case and accents
 * do not count.
 *
 * One letter typed again moves on to the next such label; more letters may stay where they are. It goes around.
 *
 * @param count how many labels there are
 * @param labelAt the label at a place, or null where nothing can be chosen
 * @param place where it begins; -1 is before the first
 * @source ARIA Authoring Practices, treeview and listbox
 */
export function typeAhead(
  count: number,
  labelAt: (place: number) => string | null,
  place: number,
  typed: string,
): number | null {
  const { text } = foldText(typed)
  const isOneLetter = [...text].every((letter) => letter === text[0])
  const wanted = isOneLetter ? text.slice(0, 1) : text
  if (wanted.trim() === '') return null
  const first = Math.max(0, place + (isOneLetter ? 1 : 0))
  for (let step = 0; step < count; step++) {
    const candidate = (first + step) % count
    const label = labelAt(candidate)
    if (label !== null && foldText(label).text.startsWith(wanted)) return candidate
  }
  return null
}
