import type { SessionEvent } from './Session'

/** What a status says about the session, or null where it says nothing of it. */
export type SessionLoss = Extract<
  SessionEvent<unknown, unknown>['type'],
  'sessionTaken' | 'sessionEnded' | 'tokenRejected'
>

/**
 * What an answer's status says about the session.
 *
 * @param ownsRefusal whether the call has an answer of its own to 401, such as a wrong password or a page that
 *   invites to upgrade (decision 16)
 * @source specification 8
 */
export function sessionLoss(status: number, ownsRefusal: boolean): SessionLoss | null {
  switch (status) {
    case 481:
      return 'sessionTaken'
    case 482:
      return 'sessionEnded'
    case 498:
      return 'tokenRejected'
    case 401:
      return ownsRefusal ? null : 'tokenRejected'
    default:
      return null
  }
}
