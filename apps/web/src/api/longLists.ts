import type { Schemas } from '@spadestik/api-client'
import { getHiddenItemDetails, getListItems, unwrap } from '@spadestik/api-client'
import type { HiddenSubject } from '@spadestik/domain/hiddenItems'
import { limits } from '@spadestik/domain/limits'
import type { ListOrder } from '@spadestik/domain/lists'
import type { ItemType } from '@spadestik/domain/search'
import { useResource } from './cache/useResource'

interface AskedRows<Type> {
  readonly type: Type
  readonly text: string
  /** How many rows are needed at least. */
  readonly rowCount: number
}

interface AskedListRows extends AskedRows<ItemType> {
  readonly listId: number
  readonly order: ListOrder
}

/** Fetches the pages that contain the first rows. */
const fetchPages = <Page>(rowCount: number, fetch: (index: number) => Promise<Page>): Promise<Page[]> =>
  Promise.all(
    Array.from({ length: Math.ceil(rowCount / limits.listRowsPageSize) }, (_, index) => fetch(index)),
  )

const textOf = (text: string) => (text.trim() === '' ? {} : { text })

/** Fetches the first rows of a list that is too long to be fetched as a whole. The service sorts and filters it. */
export function useListRows({ listId, type, order, text, rowCount }: AskedListRows) {
  return useResource(
    ['listItems', listId, type, order, text, rowCount],
    (client) =>
      fetchPages(rowCount, (index) =>
        unwrap(
          getListItems(client, {
            path: { id: listId },
            query: { index, type, orderBy: order, ...textOf(text) },
          }),
        ),
      ),
    { keepPreviousData: true },
  )
}

/** Fetches the first hidden items of one type, if there are too many to be fetched as a whole. */
export function useHiddenPages({ type, text, rowCount }: AskedRows<HiddenSubject['type']>) {
  return useResource<Schemas['HiddenItemDetails'][]>(
    ['hiddenItemDetails', type, text, rowCount],
    (client) =>
      fetchPages(rowCount, (index) =>
        unwrap(getHiddenItemDetails(client, { query: { index, type, ...textOf(text) } })),
      ),
    { keepPreviousData: true },
  )
}
