import { sessionLoss } from '@spadestik/domain/session'
import type { AppSessionEvent } from './SessionContext'

/**
 * For these paths, status 401 does not end the session. It means that the password is wrong, or that the user
 * needs a larger subscription.
 */
const ownsItsRefusal = [/\/auth$/, /\/auth\/impersonate$/, /\/companies\/byId\//, /\/procurements\/byId\//]

/**
 * For these paths, status 498 (invalid token) is about the token in a link that the user followed, not about
 * the session.
 */
const sendsItsOwnToken = [/\/auth\/impersonate$/, /\/pa-users\/changePassword$/, /\/pa-users\/activate$/]

const isAmong = (paths: readonly RegExp[], path: string): boolean => paths.some((one) => one.test(path))

/**
 * A logout deletes the session in the browser at once. Its response can arrive after the next login, and must
 * not end the new session.
 */
const logout = /\/auth\/logout$/

/** Returns the session event for the status of a response, or null if the session is not affected (Z03). */
export function sessionEventOf(status: number, path: string): AppSessionEvent | null {
  if (logout.test(path)) return null
  if (status === 498 && isAmong(sendsItsOwnToken, path)) return null
  const loss = sessionLoss(status, isAmong(ownsItsRefusal, path))
  return loss === null ? null : { type: loss }
}
