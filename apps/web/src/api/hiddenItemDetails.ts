import { getHiddenItemDetails, unwrap } from '@spadestik/api-client'
import { useResource } from './cache/useResource'

/** All that is hidden from the user, as rows. */
export function useHiddenItemDetails() {
  return useResource(['hiddenItemDetails'], (client) => unwrap(getHiddenItemDetails(client)))
}
