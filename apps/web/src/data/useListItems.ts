import { getListItems, unwrap } from '@spadestik/api-client'
import { useResource } from './useResource'

/** What is on a list, as rows. */
export function useListItems(id: number | null) {
  return useResource(id === null ? null : ['listItems', id], (client) =>
    unwrap(getListItems(client, { path: { id: id ?? 0 } })),
  )
}
