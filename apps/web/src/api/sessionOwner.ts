import type { Schemas } from '@spadestik/api-client'
import { getCurrentUser, getLimitedAccess, unwrap } from '@spadestik/api-client'
import { fetchedOnce, useInvalidate, useResource } from './cache/useResource'

/** Fetches the user of the session once, when the app starts. */
export function useCurrentUser(isWanted: boolean, onLoaded: (user: Schemas['User']) => void) {
  return useResource(isWanted ? ['currentUser'] : null, (client) => unwrap(getCurrentUser(client)), {
    ...fetchedOnce,
    onSuccess: onLoaded,
  })
}

const name = 'limitedAccess'

/** Fetches the visitor of the session. */
export function useLimitedAccess(isWanted: boolean, onLoaded: (visitor: Schemas['LimitedAccess']) => void) {
  return useResource(isWanted ? [name] : null, (client) => unwrap(getLimitedAccess(client)), {
    ...fetchedOnce,
    onSuccess: onLoaded,
  })
}

/**
 * Returns a function that fetches the visitor again, for example to update the views after a project was
 * opened (W05).
 */
export function useLimitedAccessRefresh(): () => void {
  const invalidate = useInvalidate()
  return () => void invalidate(name)
}
