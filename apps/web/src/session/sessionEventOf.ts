import { sessionLoss } from '@spadestik/domain/session'
import type { AppSessionEvent } from './SessionContext'

/**
 * The paths for which status 401 does not end the session. The status then means that the password is wrong,
 * or that the user needs a larger subscription.
 */
const ownsItsRefusal = [/\/auth$/, /\/auth\/impersonate$/, /\/companies\/byId\//, /\/procurements\/byId\//]

/**
 * The paths for which status 498 (invalid token) does not end the session. The status is then about the token
 * in a link that the user followed.
 */
const sendsItsOwnToken = [/\/auth\/impersonate$/, /\/pa-users\/changePassword$/, /\/pa-users\/activate$/]

const isAmong = (paths: readonly RegExp[], path: string): boolean => paths.some((one) => one.test(path))

/**
 * The path of a logout. The browser deletes the session before the response to the logout arrives. The
 * response must therefore not end a session that has begun in the meantime.
 */
const logout = /\/auth\/logout$/

/** Returns the session event for the status of a response, or null if the session is not affected (Z03). */
export function sessionEventOf(status: number, path: string): AppSessionEvent | null {
  if (logout.test(path)) return null
  if (status === 498 && isAmong(sendsItsOwnToken, path)) return null
  const loss = sessionLoss(status, isAmong(ownsItsRefusal, path))
  return loss === null ? null : { type: loss }
}
