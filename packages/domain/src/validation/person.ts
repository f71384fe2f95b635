import { limits } from '../limits/limits'
import type { FieldProblem } from './FieldProblem'

/**
 * Whether a text has at least one letter of any language, and otherwise only letters, spaces, hyphens,
 * apostrophes and dots.
 */
function isName(text: string): boolean {
  return /^[\p{L}\p{M} .'’-]+$/u.test(text) && /\p{L}/u.test(text)
}

const isTooLong = (text: string): boolean => [...text].length > limits.personTextMaxLength

/**
 * Validates the name of a person, which is required, contains only letters and name punctuation, and has at
 * most 255 characters.
 */
export function personNameProblem(value: string): FieldProblem | null {
  const text = value.trim()
  if (text === '') return 'required'
  if (isTooLong(text)) return 'nameTooLong'
  return isName(text) ? null : 'nameNotLetters'
}

/**
 * Validates a job title, which is optional, contains only letters and name punctuation, and has at most 255
 * characters.
 */
export function positionProblem(value: string): FieldProblem | null {
  const text = value.trim()
  if (text === '') return null
  if (isTooLong(text)) return 'positionTooLong'
  return isName(text) ? null : 'positionNotLetters'
}
