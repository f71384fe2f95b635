import { useCurrentUser } from '../data/useCurrentUser'
import { useSession } from './SessionContext'

/** Fetches the user of a session that was found in the cookie, and tells the session who it is. */
export function useRestoredUser(): void {
  const { state, tell } = useSession()
  useCurrentUser(state.status !== 'anonymous', (user) => tell({ type: 'userLoaded', user }))
}
