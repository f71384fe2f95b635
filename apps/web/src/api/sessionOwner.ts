import type { Schemas } from '@spadestik/api-client'
import { getCurrentUser, getLimitedAccess, unwrap } from '@spadestik/api-client'
import { fetchedOnce, useInvalidate, useResource } from './cache/useResource'

export function useCurrentUser(isWanted: boolean, onLoaded: (user: Schemas['User']) => void) {
  return useResource(isWanted ? ['currentUser'] : null, (client) => unwrap(getCurrentUser(client)), {
    ...fetchedOnce,
    onSuccess: onLoaded,
  })
}

const name = 'limitedAccess'

export function useLimitedAccess(isWanted: boolean, onLoaded: (visitor: Schemas['LimitedAccess']) => void) {
  return useResource(isWanted ? [name] : null, (client) => unwrap(getLimitedAccess(client)), {
    ...fetchedOnce,
    onSuccess: onLoaded,
  })
}

/**
 * Returns a function that fetches the limited visitor (a visitor without a subscription) again. Call it after
 * a project was opened, because the visitor may then open one project less (W05).
 */
export function useLimitedAccessRefresh(): () => void {
  const invalidate = useInvalidate()
  return () => void invalidate(name)
}
