import type { Schemas } from '@spadestik/api-client'
import { changeManagedProduct, createManagedProduct, getManagedProducts, unwrap } from '@spadestik/api-client'
import { useInvalidate, useResource } from '../cache/useResource'
import { useApi } from '../client/ApiContext'

/** The products of a page. There are few, so one page usually has them all. */
export const productPageSize = 100

/**
 * @param page counted from 1
 * @param text a part of the name or code of the products
 */
export const useManagedProducts = (page = 1, text = '') =>
  useResource(
    ['managedProducts', page, text],
    (client) =>
      unwrap(getManagedProducts(client, { query: { text, index: page - 1, limit: productPageSize } })),
    { keepPreviousData: true },
  )

/** Returns what an administrator can do with products. Each function throws an ApiProblem. */
export function useProductChanges() {
  const client = useApi()
  const invalidate = useInvalidate()

  /** Fetches the lists again, also after a failure: another administrator may have been faster. */
  async function change<Result>(call: Promise<Result>): Promise<Result> {
    try {
      return await call
    } finally {
      void invalidate('managedProducts', 'audit')
    }
  }

  return {
    addProduct: (body: Schemas['ManagedProductDraft']) =>
      change(unwrap(createManagedProduct(client, { body }))),
    changeProduct: (code: string, body: Schemas['ManagedProductChange']) =>
      change(unwrap(changeManagedProduct(client, { path: { code }, body }))),
  }
}
