import { limits } from '../limits/limits'
import type { FieldProblem } from './FieldProblem'

/** A new password: at least 8 characters. It is never trimmed: spaces are part of it. @source specification 5 */
export function passwordProblem(value: string): FieldProblem | null {
  if (value === '') return 'required'
  return [...value].length < limits.passwordMinLength ? 'passwordTooShort' : null
}

/** The repetition of a new password. @source specification 5 (New password) */
export function repeatedPasswordProblem(password: string, repeated: string): FieldProblem | null {
  if (repeated === '') return 'required'
  return repeated === password ? null : 'passwordsDiffer'
}
