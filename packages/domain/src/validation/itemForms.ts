import type { FormProblems } from './FieldProblem'
import { problemsOf } from './FieldProblem'
import { limits } from '../limits/limits'
import { limitedTextProblem, titleProblem } from './text'
import { usersProblem } from './users'

interface Shared {
  readonly userIds: readonly number[]
  /** Users of the company besides oneself. */
  readonly colleagueCount: number
}

/** Agents and lists: a title, and somebody to have them. @source specification 5 (Agent, List) */
export function titledProblems(form: Shared & { readonly name: string }): FormProblems<'name' | 'users'> {
  return problemsOf({
    name: titleProblem(form.name),
    users: usersProblem(form.userIds, form.colleagueCount),
  })
}

/** A hidden item: somebody for whom it is hidden. @source specification 5 (Blacklist) */
export function hiddenItemProblems(form: Shared): FormProblems<'users'> {
  return problemsOf({ users: usersProblem(form.userIds, form.colleagueCount) })
}

/** A note: a text that is not blank, and somebody to see it; the title may be left out. @source specification 5 (Note) */
export function noteProblems(form: Shared & { readonly text: string }): FormProblems<'text' | 'users'> {
  return problemsOf({
    text: limitedTextProblem(form.text, limits.longTextMaxLength),
    users: usersProblem(form.userIds, form.colleagueCount),
  })
}

/** A tip: what it is about. @source specification 5 (Tip) */
export function tipProblems(form: { readonly description: string }): FormProblems<'description'> {
  return problemsOf({ description: limitedTextProblem(form.description, limits.longTextMaxLength) })
}
