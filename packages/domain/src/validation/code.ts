import { limits } from '../limits/limits'
import type { FieldProblem } from './FieldProblem'

/** Whether every box of a limited-access code contains a letter. (W05) */
export function isFullCode(code: string): boolean {
  return code.length === limits.codeLength && /^[A-Za-z]+$/.test(code)
}

/** Validates a limited-access code: four letters. */
export function codeProblem(code: string): FieldProblem | null {
  if (code.trim() === '') return 'required'
  return isFullCode(code) ? null : 'wrongCode'
}
