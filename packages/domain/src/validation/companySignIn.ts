import type { FormProblems } from './FieldProblem'
import { problemsOf } from './FieldProblem'
import { requiredProblem } from './text'

const addressPattern = /^[^\s@]+@[^\s@]+$/u

/** Validates the address at a company. Its domain can have any ending, such as `build.construction`. */
export function companySignInProblems({ email }: { readonly email: string }): FormProblems<'email'> {
  const isAddress = addressPattern.test(email.trim())
  return problemsOf({ email: requiredProblem(email) ?? (isAddress ? null : 'invalidEmail') })
}
