import { foldText } from '../Highlight/foldText'
import type { CriterionTreeModel } from './CriterionTreeModel'

/**
 * Returns the place of the next row whose label begins with what was typed, or null where there is none.
 *
 * One letter typed again moves on to the next such row; more letters may stay where they are. It goes around.
 */
export function typeAhead(
  tree: CriterionTreeModel,
  rows: readonly number[],
  place: number,
  typed: string,
): number | null {
  const { text } = foldText(typed)
  const isOneLetter = [...text].every((letter) => letter === text[0])
  const wanted = isOneLetter ? text.slice(0, 1) : text
  if (wanted.trim() === '') return null
  for (let step = isOneLetter ? 1 : 0; step < rows.length + 1; step++) {
    const candidate = (place + step) % rows.length
    const index = rows[candidate]
    if (index !== undefined && foldText(tree.label(index)).text.startsWith(wanted)) return candidate
  }
  return null
}
