import { limits } from '../limits/limits'

/** Seconds that a session's cookie lives, or null for as long as the browser stays open. @source specification 4, 9 */
export function cookieMaxAge(kind: 'user' | 'limited', isRemembered: boolean): number | null {
  if (kind === 'limited') return limits.limitedSessionHours * 3600
  return isRemembered ? limits.rememberedSessionHours * 3600 : null
}

const majorAndMinor = (version: string): string => version.split('.').slice(0, 2).join('.')

/** Whether two versions differ in their major or minor part, so that a stored session is of the past. */
export function isOtherVersion(stored: string, bundled: string): boolean {
  return majorAndMinor(stored) !== majorAndMinor(bundled)
}
