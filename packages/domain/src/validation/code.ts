import { limits } from '../limits/limits'

/** Whether the code for limited access is complete: every box contains a letter. (W05) */
export function isFullCode(code: string): boolean {
  return code.length === limits.codeLength && /^[A-Za-z]+$/.test(code)
}
