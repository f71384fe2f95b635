import type { ApiProblem } from '@spadestik/api-client'
import { useCurrentUser, useLimitedAccess } from '../api/sessionOwner'
import { useSession } from '../session/SessionContext'

export interface RestoreFailure {
  readonly problem: ApiProblem
  readonly tryAgain: () => void
}

/**
 * Fetches the user of the session in the cookie. If the service forbids this, the session belongs to a
 * limited visitor (a visitor without a subscription), who is fetched instead (W05).
 */
export function useRestoredSession(): RestoreFailure | null {
  const { state, dispatch } = useSession()
  const token = 'token' in state ? state.token : ''
  const isRestoring = state.status === 'restoring'
  const user = useCurrentUser(isRestoring || state.status === 'signedIn', (loaded) =>
    dispatch({ type: 'userLoaded', token, user: loaded }),
  )
  const isForbidden = isRestoring && user.error?.kind === 'forbidden'
  const visitor = useLimitedAccess(isForbidden || state.status === 'limited', (loaded) =>
    dispatch({ type: 'limitedAccessLoaded', token, visitor: loaded }),
  )
  const failed = isForbidden ? visitor : user
  if (!isRestoring || failed.error === undefined) return null
  return { problem: failed.error, tryAgain: () => void failed.mutate() }
}
