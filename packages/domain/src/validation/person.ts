import { limits } from '../limits/limits'
import type { FieldProblem } from './FieldProblem'

/**
 * Whether a text contains only letters, spaces, hyphens, apostrophes and dots, and at least one letter.
 * Letters of any language are allowed.
 */
function isName(text: string): boolean {
  return /^[\p{L}\p{M} .'’-]+$/u.test(text) && /\p{L}/u.test(text)
}

const isTooLong = (text: string): boolean => [...text].length > limits.personTextMaxLength

/** Validates a person's name: required, at most 255 characters, only letters and the punctuation of names. */
export function personNameProblem(value: string): FieldProblem | null {
  const text = value.trim()
  if (text === '') return 'required'
  if (isTooLong(text)) return 'nameTooLong'
  return isName(text) ? null : 'nameNotLetters'
}

/** Validates a job title: optional, at most 255 characters, only letters and the punctuation of names. */
export function positionProblem(value: string): FieldProblem | null {
  const text = value.trim()
  if (text === '') return null
  if (isTooLong(text)) return 'positionTooLong'
  return isName(text) ? null : 'positionNotLetters'
}
