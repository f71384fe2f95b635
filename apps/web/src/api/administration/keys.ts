import type { Schemas } from '@spadestik/api-client'
import { endManagedKey, getManagedKeys, unwrap } from '@spadestik/api-client'
import { changeCached } from '../cache/saveOptimistically'
import { useInvalidate, useResource } from '../cache/useResource'
import { useApi } from '../client/ApiContext'
import { managedPageSize } from './managed'

type Keys = Schemas['ManagedKeyPage']

/**
 * Fetches a page of the keys of a company, and returns a function that ends one (O18).
 *
 * @param page counted from 1
 */
export function useManagedKeys(companyId: number, page: number) {
  const client = useApi()
  const invalidate = useInvalidate()
  const keys = useResource(
    ['managedKeys', companyId, page],
    (api) => {
      const query = { index: page - 1, limit: managedPageSize }
      return unwrap(getManagedKeys(api, { path: { id: companyId }, query }))
    },
    { keepPreviousData: true },
  )
  return {
    ...keys,
    /** @throws ApiProblem */
    async end(id: number): Promise<void> {
      try {
        await unwrap(endManagedKey(client, { path: { id } }))
        // At once, so that the row is gone before its question closes, and the focus goes to what stays.
        await changeCached<Keys>(keys, ({ items, count } = { items: [], count: 0 }) => ({
          items: items.filter((key) => key.id !== id),
          count: Math.max(0, count - 1),
        }))
      } finally {
        // Also after a failure: the user or another administrator may have been faster.
        void invalidate('managedKeys', 'audit')
      }
    },
  }
}
