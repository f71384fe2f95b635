import type { SessionEvent } from './Session'

export type SessionLoss = Extract<
  SessionEvent<unknown, unknown>['type'],
  'sessionTaken' | 'sessionEnded' | 'tokenRejected'
>

/**
 * Returns the session event that a response status causes, or null if the session continues. (Z03)
 *
 * @param ownsRefusal whether status 401 has another meaning for this request, such as a wrong password
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
