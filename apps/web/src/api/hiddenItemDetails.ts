import { getHiddenItemDetails, unwrap } from '@spadestik/api-client'
import { useResource } from './cache/useResource'

/** Fetches the hidden items as rows. */
export function useHiddenItemDetails() {
  return useResource(['hiddenItemDetails'], (client) => unwrap(getHiddenItemDetails(client)))
}
