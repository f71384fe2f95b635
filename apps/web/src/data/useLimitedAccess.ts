import type { Schemas } from '@spadestik/api-client'
import { getLimitedAccess, unwrap } from '@spadestik/api-client'
import { useSWRConfig } from 'swr'
import { fetchedOnce, useResource } from './useResource'

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
  const { mutate } = useSWRConfig()
  return () => void mutate((key) => Array.isArray(key) && key[0] === name)
}
