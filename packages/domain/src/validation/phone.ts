import { limits } from '../limits/limits'
import type { FieldProblem } from './FieldProblem'

/**
 * A phone number with its calling code: what does not begin with a plus gets the code of the national domain.
 *
 * @param callingCode without the plus
 * @source specification 5 (Phone), decision 34
 */
export function withCallingCode(value: string, callingCode: number = limits.defaultCallingCode): string {
  const text = value.trim().replaceAll(/\s+/g, ' ')
  if (text === '' || text.startsWith('+')) return text
  return text.startsWith('00') ? `+${text.slice(2).trimStart()}` : `+${callingCode} ${text}`
}

/** A required phone number as settings keep it: a plus, a digit, then digits, pluses and spaces. @source specification 5 */
export function phoneProblem(value: string): FieldProblem | null {
  const text = value.trim()
  if (text === '') return 'required'
  if (text.length > limits.phoneMaxLength) return 'phoneTooLong'
  return /^\+[\d+ ]*\d[\d+ ]*$/.test(text) ? null : 'invalidPhone'
}
