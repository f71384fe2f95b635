import type { SessionEvent } from './Session'

/** The session events that a status can cause. */
export type SessionLoss = Extract<
  SessionEvent<unknown, unknown>['type'],
  'sessionTaken' | 'sessionEnded' | 'tokenRejected'
>

/**
 * Returns the session event that a response status causes, or null. (Z03)
 *
 * @param ownsRefusal whether the call handles 401 itself, as for a wrong password or a page that offers an
 * upgrade
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
