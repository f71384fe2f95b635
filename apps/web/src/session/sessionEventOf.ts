import { sessionLoss } from '@spadestik/domain/session'
import type { AppSessionEvent } from './AppSession'

/** Calls whose 401 is an answer of its own: a wrong password, or a page that invites to upgrade (decision 16). */
const ownsItsRefusal = [/\/auth$/, /\/auth\/impersonate$/, /\/companies\/byId\//, /\/procurements\/byId\//]

/** What an answer's status says about the session, or null where it says nothing. @source specification 8 */
export function sessionEventOf(status: number, path: string): AppSessionEvent | null {
  const loss = sessionLoss(
    status,
    ownsItsRefusal.some((own) => own.test(path)),
  )
  return loss === null ? null : { type: loss }
}
