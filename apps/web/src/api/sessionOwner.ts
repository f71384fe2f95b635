import type { Schemas } from '@spadestik/api-client'
import { getCurrentUser, getLimitedAccess, unwrap } from '@spadestik/api-client'
import { fetchedOnce, useForget, useResource } from './cache/useResource'

/** The user of the session, fetched once a start. */
export function useCurrentUser(isWanted: boolean, onLoaded: (user: Schemas['User']) => void) {
  return useResource(isWanted ? ['currentUser'] : null, (client) => unwrap(getCurrentUser(client)), {
    ...fetchedOnce,
    onSuccess: onLoaded,
  })
}

const name = 'limitedAccess'

/** The record of the visitor whose token the cookie holds. */
export function useLimitedAccess(isWanted: boolean, onLoaded: (visitor: Schemas['LimitedAccess']) => void) {
  return useResource(isWanted ? [name] : null, (client) => unwrap(getLimitedAccess(client)), {
    ...fetchedOnce,
    onSuccess: onLoaded,
  })
}

/** Fetches the visitor's record again, as after each project; nothing where nobody has asked for it. @source specification 4 (Limited-access flow) */
export function useLimitedAccessRefresh(): () => void {
  const forget = useForget()
  return () => void forget(name)
}
