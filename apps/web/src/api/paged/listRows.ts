import { getListItems, unwrap } from '@spadestik/api-client'
import type { ListOrder } from '@spadestik/domain/lists'
import type { ItemType } from '@spadestik/domain/search'
import { useResource } from '../cache/useResource'
import { fetchPages } from './fetchPages'

interface AskedRows {
  readonly listId: number
  readonly type: ItemType
  readonly order: ListOrder
  readonly text: string
  /** How many rows are needed at least. */
  readonly rowCount: number
}

/** Fetches the first rows of a list that is too long to be fetched as a whole. The service sorts and filters it. */
export function useListRows({ listId: id, type, order, text, rowCount }: AskedRows) {
  return useResource(
    ['listItems', id, type, order, text, rowCount],
    (client) =>
      fetchPages(rowCount, (index) => {
        const query = { index, type, orderBy: order, ...(text.trim() !== '' && { text }) }
        return unwrap(getListItems(client, { path: { id }, query }))
      }),
    { keepPreviousData: true },
  )
}
