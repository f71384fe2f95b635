import { sessionLoss } from '@spadestik/domain/session'
import type { AppSessionEvent } from './SessionContext'

/** Calls whose 401 is an answer of its own: a wrong password, or a page that invites to upgrade (decision 16). */
const ownsItsRefusal = [/\/auth$/, /\/auth\/impersonate$/, /\/companies\/byId\//, /\/procurements\/byId\//]

/** Calls whose 498 is about the link that they were made with, not about the session. */
const sendsItsOwnToken = [/\/auth\/impersonate$/, /\/pa-users\/changePassword$/, /\/pa-users\/activate$/]

const isAmong = (paths: readonly RegExp[], path: string): boolean => paths.some((one) => one.test(path))

/** The logout forgets the session whatever is answered; a late answer must not end the session that came after it. */
const logout = /\/auth\/logout$/

/** What an answer's status says about the session, or null where it says nothing. @source specification 8 */
export function sessionEventOf(status: number, path: string): AppSessionEvent | null {
  if (logout.test(path)) return null
  if (status === 498 && isAmong(sendsItsOwnToken, path)) return null
  const loss = sessionLoss(status, isAmong(ownsItsRefusal, path))
  return loss === null ? null : { type: loss }
}
