import type { FormProblems } from './FieldProblem'
import { problemsOf } from './FieldProblem'
import { limits } from '../limits/limits'
import { limitedTextProblem, optionalTextProblem, titleProblem } from './text'
import { usersProblem } from './users'

interface Shared {
  readonly userIds: readonly number[]
  /** The number of users of the company, except the current one. */
  readonly colleagueCount: number
}

/** Validates an agent or a list. It needs a name and, if the user has colleagues, at least one user. */
export function titledProblems(form: Shared & { readonly name: string }): FormProblems<'name' | 'users'> {
  return problemsOf({
    name: titleProblem(form.name),
    users: usersProblem(form.userIds, form.colleagueCount),
  })
}

/**
 * Validates a note. It needs a text that is not blank and, if the user has colleagues, at least one user. The
 * title is optional.
 */
export function noteProblems(
  form: Shared & { readonly title: string; readonly text: string },
): FormProblems<'title' | 'text' | 'users'> {
  return problemsOf({
    title: optionalTextProblem(form.title, limits.noteTitleMaxLength),
    text: limitedTextProblem(form.text, limits.longTextMaxLength),
    users: usersProblem(form.userIds, form.colleagueCount),
  })
}

/** Validates a tip to the sales team. It needs a description. */
export function tipProblems(form: { readonly description: string }): FormProblems<'description'> {
  return problemsOf({ description: limitedTextProblem(form.description, limits.longTextMaxLength) })
}
