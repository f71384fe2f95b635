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

/**
 * Fetches the limited visitor of the session. Limited visitors may open a few projects without a
 * subscription.
 */
export function useLimitedAccess(isWanted: boolean, onLoaded: (visitor: Schemas['LimitedAccess']) => void) {
  return useResource(isWanted ? [name] : null, (client) => unwrap(getLimitedAccess(client)), {
    ...fetchedOnce,
    onSuccess: onLoaded,
  })
}

/**
 * Returns a function that fetches the limited visitor again. Opening a project reduces the number of projects
 * that the visitor may still open (W05).
 */
export function useLimitedAccessRefresh(): () => void {
  const invalidate = useInvalidate()
  return () => void invalidate(name)
}
