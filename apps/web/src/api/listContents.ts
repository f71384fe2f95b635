import { getListItems, getListUpdates, unwrap } from '@spadestik/api-client'
import { useResource } from './cache/useResource'

export function useListItems(id: number | null) {
  return useResource(id === null ? null : ['listItems', id], (client) =>
    unwrap(getListItems(client, { path: { id: id ?? 0 } })),
  )
}

/** Fetches the updates (texts about changes) of the items on a list. A null id fetches nothing. */
export function useListUpdates(id: number | null) {
  return useResource(id === null ? null : ['listUpdates', id], (client) =>
    unwrap(getListUpdates(client, { path: { id: id ?? 0 } })),
  )
}
