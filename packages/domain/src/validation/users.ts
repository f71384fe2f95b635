import type { FieldProblem } from './FieldProblem'

/**
 * Validates the users something is shared with: at least one. If the company has no other user there is nothing
 * to choose and the field is valid. (V02)
 *
 * @param colleagueCount users of the company except the current one
 */
export function usersProblem(selected: readonly number[], colleagueCount: number): FieldProblem | null {
  return colleagueCount > 0 && selected.length === 0 ? 'noUserSelected' : null
}
