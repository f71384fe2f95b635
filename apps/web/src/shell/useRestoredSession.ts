import type { ApiProblem } from '@spadestik/api-client'
import { useCurrentUser, useLimitedAccess } from '../api/sessionOwner'
import { useSession } from '../session/SessionContext'

/** Why it cannot be found out whose session the cookie holds, and how to try again. */
export interface RestoreFailure {
  readonly problem: ApiProblem
  readonly tryAgain: () => void
}

/**
 * Fetches whose session was found in the cookie, and tells the session who it is: a user, or a visitor with
 * limited access, to whom the user's record is forbidden.
 */
export function useRestoredSession(): RestoreFailure | null {
  const { state, tell } = useSession()
  const isRestoring = state.status === 'restoring'
  const user = useCurrentUser(isRestoring || state.status === 'signedIn', (loaded) =>
    tell({ type: 'userLoaded', user: loaded }),
  )
  const isForbidden = isRestoring && user.error?.kind === 'forbidden'
  const visitor = useLimitedAccess(isForbidden || state.status === 'limited', (loaded) =>
    tell({ type: 'limitedAccessLoaded', visitor: loaded }),
  )
  const failed = isForbidden ? visitor : user
  if (!isRestoring || failed.error === undefined) return null
  return { problem: failed.error, tryAgain: () => void failed.mutate() }
}
