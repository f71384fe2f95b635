import type { FieldProblem, FormProblems } from './FieldProblem'
import { problemsOf } from './FieldProblem'
import { limits } from '../limits/limits'
import { limitedTextProblem, optionalTextProblem, titleProblem } from './text'

interface Shared {
  readonly userIds: readonly number[]
  /** The users of the company, except the current one. */
  readonly colleagueCount: number
}

/**
 * Validates the users with whom something is shared. If the company has other users, at least one user must
 * be selected. (V02)
 *
 * @param colleagueCount the number of users of the company, without the current user
 */
export function usersProblem(selected: readonly number[], colleagueCount: number): FieldProblem | null {
  return colleagueCount > 0 && selected.length === 0 ? 'noUserSelected' : null
}

/**
 * Validates an agent (a saved search) or a list. A name is required, and at least one user if the current
 * user has colleagues.
 */
export function titledProblems(form: Shared & { readonly name: string }): FormProblems<'name' | 'users'> {
  return problemsOf({
    name: titleProblem(form.name),
    users: usersProblem(form.userIds, form.colleagueCount),
  })
}

/** Validates a note. A text is required, and at least one user if the current user has colleagues. */
export function noteProblems(
  form: Shared & { readonly title: string; readonly text: string },
): FormProblems<'title' | 'text' | 'users'> {
  return problemsOf({
    title: optionalTextProblem(form.title, limits.noteTitleMaxLength),
    text: limitedTextProblem(form.text, limits.longTextMaxLength),
    users: usersProblem(form.userIds, form.colleagueCount),
  })
}

/** Validates a tip to the sales team, which needs a description. */
export function tipProblems(form: { readonly description: string }): FormProblems<'description'> {
  return problemsOf({ description: limitedTextProblem(form.description, limits.longTextMaxLength) })
}
