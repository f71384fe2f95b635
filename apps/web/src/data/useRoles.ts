import { getRoles, unwrap } from '@spadestik/api-client'
import { fetchedOnce, useResource } from './useResource'

/** What companies can be in items. */
export function useRoles() {
  return useResource(['roles'], (client) => unwrap(getRoles(client)), fetchedOnce)
}
