import { limits } from '../limits/limits'

/** Whether every box of a limited-access code contains a letter. (W05) */
export function isFullCode(code: string): boolean {
  return code.length === limits.codeLength && /^[A-Za-z]+$/.test(code)
}
