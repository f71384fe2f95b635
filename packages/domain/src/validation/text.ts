import { limits } from '../limits/limits'
import type { FieldProblem } from './FieldProblem'

const count = (text: string): number => [...text].length

/** A required text: not empty once it is trimmed. @source specification 5 (Text input) */
export function requiredProblem(value: string): FieldProblem | null {
  return value.trim() === '' ? 'required' : null
}

/** A required text of a limited length, in characters. */
export function limitedTextProblem(value: string, maxLength: number): FieldProblem | null {
  return requiredProblem(value) ?? (count(value.trim()) > maxLength ? 'textTooLong' : null)
}

/** A number, or nothing: digits with a sign and one decimal point or comma. @source specification 5 (Text input) */
export function numberProblem(value: string): FieldProblem | null {
  const text = value.trim()
  return text === '' || /^[+-]?\d+([.,]\d+)?$/.test(text) ? null : 'notANumber'
}

/** The title of an agent or a list: 1 to 100 characters once it is trimmed. @source specification 5 (Agent, List) */
export function titleProblem(value: string): FieldProblem | null {
  const length = count(value.trim())
  return length < limits.nameMinLength || length > limits.nameMaxLength ? 'invalid' : null
}

/** Letters and digits of any language, 1 to 255 of them. @source specification 5 (User settings) */
export function letterDigitProblem(value: string): FieldProblem | null {
  const text = value.trim()
  const isShort = text !== '' && count(text) <= limits.personTextMaxLength
  return isShort && /^[\p{L}\p{M}\p{N}]+$/u.test(text) ? null : 'notLettersOrDigits'
}
