import type { Schemas } from '@spadestik/api-client'
import { getCurrentUser, unwrap } from '@spadestik/api-client'
import { fetchedOnce, useResource } from './useResource'

/** The user of the session, fetched once a start. */
export function useCurrentUser(isWanted: boolean, onLoaded: (user: Schemas['User']) => void) {
  return useResource(isWanted ? ['currentUser'] : null, (client) => unwrap(getCurrentUser(client)), {
    ...fetchedOnce,
    onSuccess: onLoaded,
  })
}
