import { limits } from '../limits/limits'
import type { FieldProblem } from './FieldProblem'

/**
 * Validates a new password, which needs at least 8 characters. It is not trimmed, because spaces count, but
 * blanks alone are no password.
 */
export function passwordProblem(value: string): FieldProblem | null {
  if (value.trim() === '') return 'required'
  return [...value].length < limits.passwordMinLength ? 'passwordTooShort' : null
}

export function repeatedPasswordProblem(password: string, repeated: string): FieldProblem | null {
  if (repeated === '') return 'required'
  return repeated === password ? null : 'passwordsDiffer'
}
