import { limits } from '../limits/limits'
import type { FieldProblem } from './FieldProblem'

/**
 * Adds the calling code of the national domain (dk, se or no) to a phone number without a plus sign. If the
 * number starts with `00`, a plus sign replaces these zeros instead. (V02)
 *
 * @param callingCode without the plus sign
 */
export function withCallingCode(value: string, callingCode: number = limits.defaultCallingCode): string {
  const text = value.trim().replaceAll(/\s+/g, ' ')
  if (text === '' || text.startsWith('+')) return text
  return text.startsWith('00') ? `+${text.slice(2).trimStart()}` : `+${callingCode} ${text}`
}

/**
 * Validates a required phone number: a plus sign, then digits, spaces and further plus signs, with at least
 * one digit.
 */
export function phoneProblem(value: string): FieldProblem | null {
  const text = value.trim()
  if (text === '') return 'required'
  if (text.length > limits.phoneMaxLength) return 'phoneTooLong'
  return /^\+[\d+ ]*\d[\d+ ]*$/.test(text) ? null : 'invalidPhone'
}
