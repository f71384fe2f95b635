import type { FieldProblem } from './FieldProblem'

/**
 * Who something is shared with: at least one. Where nobody else is in the company there is nothing to choose
 * and nothing to be wrong.
 *
 * @param colleagueCount users of the company besides oneself
 * @source specification 5 and 6, decision 24
 */
export function usersProblem(selected: readonly number[], colleagueCount: number): FieldProblem | null {
  return colleagueCount > 0 && selected.length === 0 ? 'noUserSelected' : null
}
