import type { FieldProblem } from './FieldProblem'

/**
 * Validates the users with whom something is shared. If the company has other users, at least one user must
 * be selected. (V02)
 *
 * @param colleagueCount the number of users of the company, without the current user
 */
export function usersProblem(selected: readonly number[], colleagueCount: number): FieldProblem | null {
  return colleagueCount > 0 && selected.length === 0 ? 'noUserSelected' : null
}
