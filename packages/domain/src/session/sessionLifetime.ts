import { limits } from '../limits/limits'

/**
 * Returns how long the browser keeps the session cookie, in seconds. Null means until the browser closes.
 * (W01)
 */
export function cookieMaxAge(kind: 'user' | 'limited', isRemembered: boolean): number | null {
  if (kind === 'limited') return limits.limitedSessionHours * 3600
  return isRemembered ? limits.rememberedSessionHours * 3600 : null
}

const majorAndMinor = (version: string): string => version.split('.').slice(0, 2).join('.')

/** Whether two versions differ in their major or minor number, which ends a stored session. (W03) */
export function isOtherVersion(stored: string, bundled: string): boolean {
  return majorAndMinor(stored) !== majorAndMinor(bundled)
}
