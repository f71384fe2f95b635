import { limits } from '../limits/limits'
import type { FieldProblem } from './FieldProblem'

const count = (text: string): number => [...text].length

/** Validates a required text: not empty after trimming. */
export function requiredProblem(value: string): FieldProblem | null {
  return value.trim() === '' ? 'required' : null
}

/** Validates a required text of limited length, in characters. */
export function limitedTextProblem(value: string, maxLength: number): FieldProblem | null {
  return requiredProblem(value) ?? (count(value.trim()) > maxLength ? 'textTooLong' : null)
}

/** Validates an optional number: digits with an optional sign and one decimal point or comma. */
export function numberProblem(value: string): FieldProblem | null {
  const text = value.trim()
  return text === '' || /^[+-]?\d+([.,]\d+)?$/.test(text) ? null : 'notANumber'
}

/** Validates the name of an agent or a list: 1 to 100 characters after trimming. */
export function titleProblem(value: string): FieldProblem | null {
  const length = count(value.trim())
  return length < limits.nameMinLength || length > limits.nameMaxLength ? 'invalid' : null
}

/** Validates letters and digits of any language, 1 to 255. */
export function letterDigitProblem(value: string): FieldProblem | null {
  const text = value.trim()
  const isShort = text !== '' && count(text) <= limits.personTextMaxLength
  return isShort && /^[\p{L}\p{M}\p{N}]+$/u.test(text) ? null : 'notLettersOrDigits'
}
