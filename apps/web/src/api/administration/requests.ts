import type { Schemas } from '@spadestik/api-client'
import { getManagedRequests, setManagedRequestHandled, unwrap } from '@spadestik/api-client'
import { useInvalidate, useResource } from '../cache/useResource'
import { useApi } from '../client/ApiContext'
import { managedPageSize } from './managed'

type Request = Schemas['ManagedRequest']

export interface RequestFilter {
  /** Null for all kinds. */
  readonly kind: Schemas['ManagedRequestKind'] | null
  /** Null for new and handled ones. */
  readonly handled: boolean | null
}

const keyOf = ({ kind, id }: Request) => `${kind} ${id}`

/**
 * Fetches a page of requests. `setHandled` marks one of them and throws an ApiProblem. The request stays on the page,
 * also if the filter no longer finds it, so that it can be taken back.
 *
 * @param before where the page begins; null for the newest requests
 */
export function useManagedRequests({ kind, handled }: RequestFilter, before: string | null) {
  const client = useApi()
  const invalidate = useInvalidate()
  const resource = useResource(
    ['managedRequests', kind, handled === null ? null : String(handled), before],
    (api) => {
      const query = {
        limit: managedPageSize,
        ...(kind !== null && { kind }),
        ...(handled !== null && { handled }),
        ...(before !== null && { before }),
      }
      return unwrap(getManagedRequests(api, { query }))
    },
    { keepPreviousData: true, revalidateOnFocus: false },
  )

  async function setHandled(request: Request, isHandled: boolean): Promise<void> {
    const path = { kind: request.kind, id: request.id }
    const body = { handled: isHandled, version: request.version }
    const saved = await unwrap(setManagedRequestHandled(client, { path, body }))
    await resource.mutate(
      (page) =>
        page && { ...page, items: page.items.map((item) => (keyOf(item) === keyOf(saved) ? saved : item)) },
      { revalidate: false },
    )
    void invalidate('audit')
  }

  return { resource, setHandled, reload: () => invalidate('managedRequests') }
}
