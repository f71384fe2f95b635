import { getListItems, getListUpdates, unwrap } from '@spadestik/api-client'
import { useResource } from './cache/useResource'

/** What is on a list, as rows. */
export function useListItems(id: number | null) {
  return useResource(id === null ? null : ['listItems', id], (client) =>
    unwrap(getListItems(client, { path: { id: id ?? 0 } })),
  )
}

/** What has happened to the items on a list; null asks for nothing. */
export function useListUpdates(id: number | null) {
  return useResource(id === null ? null : ['listUpdates', id], (client) =>
    unwrap(getListUpdates(client, { path: { id: id ?? 0 } })),
  )
}
