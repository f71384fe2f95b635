import type { Schemas } from '@spadestik/api-client'
import { addItemsToList, hideItems, unhideItems, unwrap } from '@spadestik/api-client'
import { useApi } from '../api/client/ApiContext'
import { useInvalidate } from '../api/cache/useResource'

/**
 * Returns functions that change several items in one request and then fetch the affected data again (Y02).
 */
export function useSelectedItems() {
  const client = useApi()
  const invalidate = useInvalidate()
  const invalidateHidden = () => invalidate('hiddenItems', 'hiddenItemDetails', 'search', 'facet')
  return {
    /** @throws ApiProblem */
    async addToList(body: Schemas['ItemsToList']): Promise<Schemas['ItemsOnList']> {
      const saved = await unwrap(addItemsToList(client, { body }))
      void invalidate('lists', 'listItems', 'listUpdates', 'articles')
      return saved
    },
    /** @throws ApiProblem */
    async hide(body: Schemas['ItemsToHide']): Promise<Schemas['ItemsHidden']> {
      const saved = await unwrap(hideItems(client, { body }))
      void invalidateHidden()
      return saved
    },
    /** Shows items again that `hide` has hidden. @throws ApiProblem */
    async unhide(hidden: Schemas['ItemsHidden']['hidden']): Promise<void> {
      await unwrap(unhideItems(client, { body: { hidden } }))
      await invalidateHidden()
    },
  }
}
