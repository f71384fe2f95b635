import { getListUpdates, unwrap } from '@spadestik/api-client'
import { useResource } from './useResource'

/** What has happened to the items on a list; null asks for nothing. */
export function useListUpdates(id: number | null) {
  return useResource(id === null ? null : ['listUpdates', id], (client) =>
    unwrap(getListUpdates(client, { path: { id: id ?? 0 } })),
  )
}
