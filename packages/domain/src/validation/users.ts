import type { FieldProblem } from './FieldProblem'

/**
 * Validates the users with whom something is shared. At least one is needed if the company has another user.
 * (V02)
 *
 * @param colleagueCount users of the company except the current one
 */
export function usersProblem(selected: readonly number[], colleagueCount: number): FieldProblem | null {
  return colleagueCount > 0 && selected.length === 0 ? 'noUserSelected' : null
}
