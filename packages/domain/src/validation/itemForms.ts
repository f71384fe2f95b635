import type { FormProblems } from './FieldProblem'
import { problemsOf } from './FieldProblem'
import { limits } from '../limits/limits'
import { limitedTextProblem, optionalTextProblem, titleProblem } from './text'
import { usersProblem } from './users'

interface Shared {
  readonly userIds: readonly number[]
  /** The users of the company, except the current one. */
  readonly colleagueCount: number
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
