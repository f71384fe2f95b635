import { getHelpdesk, unwrap } from '@spadestik/api-client'
import { fetchedOnce, useResource } from './cache/useResource'

/** Fetches the user guide. */
export function useHelpdesk() {
  return useResource(['helpdesk'], (client) => unwrap(getHelpdesk(client)), fetchedOnce)
}
