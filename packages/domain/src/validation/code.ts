import { limits } from '../limits/limits'
import type { FieldProblem } from './FieldProblem'

/** Whether the boxes of a limited-access code hold a letter each. @source specification 5 (Limited access) */
export function isFullCode(code: string): boolean {
  return code.length === limits.codeLength && /^[A-Za-z]+$/.test(code)
}

/** A limited-access code: four letters. */
export function codeProblem(code: string): FieldProblem | null {
  if (code.trim() === '') return 'required'
  return isFullCode(code) ? null : 'wrongCode'
}
