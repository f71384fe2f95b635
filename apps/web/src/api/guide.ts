import { getHelpdesk, unwrap } from '@spadestik/api-client'
import { fetchedOnce, useResource } from './cache/useResource'

export function useHelpdesk() {
  return useResource(['helpdesk'], (client) => unwrap(getHelpdesk(client)), fetchedOnce)
}
