import { getHiddenItemDetails, unwrap } from '@spadestik/api-client'
import type { HiddenSubject } from '@spadestik/domain/hiddenItems'
import { useResource } from '../cache/useResource'
import { fetchPages } from './fetchPages'

/** Fetches the first hidden items of one type, if there are too many to be fetched as a whole. */
export function useHiddenPages(type: HiddenSubject['type'], text: string, rowCount: number) {
  return useResource(
    ['hiddenItemDetails', type, text, rowCount],
    (client) =>
      fetchPages(rowCount, (index) => {
        const query = { index, type, ...(text.trim() !== '' && { text }) }
        return unwrap(getHiddenItemDetails(client, { query }))
      }),
    { keepPreviousData: true },
  )
}
