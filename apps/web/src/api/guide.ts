import { getHelpdesk, unwrap } from '@spadestik/api-client'
import { fetchedOnce, useResource } from './cache/useResource'

/** The user guide, in its tabs. */
export function useHelpdesk() {
  return useResource(['helpdesk'], (client) => unwrap(getHelpdesk(client)), fetchedOnce)
}
