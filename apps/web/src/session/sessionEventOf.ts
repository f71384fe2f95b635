import { kindOfStatus } from '@spadestik/api-client'
import type { SessionEvent } from './sessionReducer'

/** Calls whose 401 is an answer of its own: a wrong password, or a page that invites to upgrade (decision 16). */
const ownsItsRefusal = [/\/auth$/, /\/auth\/impersonate$/, /\/companies\/byId\//, /\/procurements\/byId\//]

/** What an answer's status says about the session, or null where it says nothing. @source specification 8 */
export function sessionEventOf(status: number, path: string): SessionEvent | null {
  switch (kindOfStatus(status)) {
    case 'sessionTaken':
      return { type: 'sessionTaken' }
    case 'sessionEnded':
      return { type: 'sessionEnded' }
    case 'tokenInvalid':
      return { type: 'tokenRejected' }
    case 'signedOut':
      return ownsItsRefusal.some((own) => own.test(path)) ? null : { type: 'tokenRejected' }
    default:
      return null
  }
}
