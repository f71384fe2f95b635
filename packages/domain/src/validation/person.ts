import { limits } from '../limits/limits'
import type { FieldProblem } from './FieldProblem'

/** Letters of any language, spaces, hyphens, apostrophes and full stops, at least one letter. @source decision 35 */
export function isName(text: string): boolean {
  return /^[\p{L}\p{M} .'’-]+$/u.test(text) && /\p{L}/u.test(text)
}

const isTooLong = (text: string): boolean => [...text].length > limits.personTextMaxLength

/** A person's name: required, letters only, at most 255 characters. @source specification 5 (User settings) */
export function personNameProblem(value: string): FieldProblem | null {
  const text = value.trim()
  if (text === '') return 'required'
  if (isTooLong(text)) return 'nameTooLong'
  return isName(text) ? null : 'nameNotLetters'
}

/** A job title: may be left out, letters only, at most 255 characters. @source specification 5 (User settings) */
export function positionProblem(value: string): FieldProblem | null {
  const text = value.trim()
  if (text === '') return null
  if (isTooLong(text)) return 'positionTooLong'
  return isName(text) ? null : 'positionNotLetters'
}
