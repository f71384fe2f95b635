import { sessionLoss } from '@spadestik/domain/session'
import type { AppSessionEvent } from './SessionContext'

/** Requests whose 401 does not concern the session: a wrong password, or a page that invites to upgrade. */
const ownsItsRefusal = [/\/auth$/, /\/auth\/impersonate$/, /\/companies\/byId\//, /\/procurements\/byId\//]

/** Requests whose 498 concerns a link, not the session. */
const sendsItsOwnToken = [/\/auth\/impersonate$/, /\/pa-users\/changePassword$/, /\/pa-users\/activate$/]

const isAmong = (paths: readonly RegExp[], path: string): boolean => paths.some((one) => one.test(path))

/** A logout always deletes the session. Its late response must not end the next session. */
const logout = /\/auth\/logout$/

/** Returns what a response's status means for the session, or null if it means nothing (Z03). */
export function sessionEventOf(status: number, path: string): AppSessionEvent | null {
  if (logout.test(path)) return null
  if (status === 498 && isAmong(sendsItsOwnToken, path)) return null
  const loss = sessionLoss(status, isAmong(ownsItsRefusal, path))
  return loss === null ? null : { type: loss }
}
