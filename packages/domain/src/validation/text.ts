import { limits } from '../limits/limits'
import type { FieldProblem } from './FieldProblem'

const count = (text: string): number => [...text].length

export function requiredProblem(value: string): FieldProblem | null {
  return value.trim() === '' ? 'required' : null
}

/** Validates a required text with a maximum length in characters. */
export function limitedTextProblem(value: string, maxLength: number): FieldProblem | null {
  return requiredProblem(value) ?? (count(value.trim()) > maxLength ? 'textTooLong' : null)
}

/** Validates an optional text with a maximum length in characters. */
export function optionalTextProblem(value: string, maxLength: number): FieldProblem | null {
  return count(value) > maxLength ? 'textTooLong' : null
}

/**
 * Validates the name of an agent (a saved search) or a list, which needs 1 to 100 characters after trimming.
 */
export function titleProblem(value: string): FieldProblem | null {
  const length = count(value.trim())
  return length < limits.nameMinLength || length > limits.nameMaxLength ? 'invalid' : null
}
