import type { Schemas } from '@spadestik/api-client'
import {
  dismissDeadlines,
  findUnseenItems,
  getProcurementUpdates,
  getProjectUpdates,
  getToday,
  markItemsSeen,
  unwrap,
} from '@spadestik/api-client'
import type { HiddenSubject } from '@spadestik/domain/hiddenItems'
import { newestFirst } from '@spadestik/domain/updates'
import { useState } from 'react'
import { useApi } from './client/ApiContext'
import { useInvalidate, useResource } from './cache/useResource'

/**
 * Fetches the texts about changes of a project or procurement, newest first. If `item` is null, fetches
 * nothing.
 */
export function useUpdates(item: HiddenSubject | null) {
  const id = item?.id ?? 0
  return useResource(item === null ? null : ['updates', item.type, id], async (client) =>
    newestFirst(
      item?.type === 'project'
        ? await unwrap(getProjectUpdates(client, { path: { id } }))
        : await unwrap(getProcurementUpdates(client, { path: { id } })),
    ),
  )
}

export interface SeenItems {
  readonly type: HiddenSubject['type']
  readonly ids: readonly number[]
}

/** Fetches which of the items are new or changed since the user last saw them (D03). */
export function useUnseen({ type, ids }: SeenItems) {
  return useResource(ids.length === 0 ? null : ['unseen', type, ids.join()], (client) =>
    unwrap(findUnseenItems(client, { body: { type, ids: [...ids] } })),
  )
}

/**
 * Fetches the next deadlines, the changes on the user's lists, and the new matches of the user's agents
 * (saved searches) (D04).
 */
export const useToday = () => useResource(['today'], (client) => unwrap(getToday(client)))

let visits = 0

/**
 * Fetches what has changed on an item since the user last opened the item. The data stays the same until the
 * user leaves the page, although opening the page marks the item as seen. If `item` is null, fetches nothing
 * (D03).
 */
export function useSinceLastVisit(item: HiddenSubject | null) {
  const [visit] = useState(() => (visits += 1))
  const { data, isLoading } = useResource(
    item === null ? null : ['sinceLastVisit', item.type, item.id, visit],
    async (client): Promise<Schemas['UnseenItem'] | null> => {
      const { type = 'project', id = 0 } = item ?? {}
      const [unseen = null] = await unwrap(findUnseenItems(client, { body: { type, ids: [id] } }))
      return unseen
    },
    {
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  )
  return { unseen: data ?? null, isLoading, isFetched: data !== undefined }
}

export function useMarkSeen() {
  const client = useApi()
  const invalidate = useInvalidate()
  /** @throws ApiProblem */
  return async ({ type, ids }: SeenItems): Promise<void> => {
    await unwrap(markItemsSeen(client, { body: { type, ids: [...ids] } }))
    await invalidate('unseen', 'search', 'today')
  }
}

/** Returns a function that removes deadlines from the user's dashboard, or shows them again (D04). */
export function useDismissDeadlines() {
  const client = useApi()
  const invalidate = useInvalidate()
  /** @throws ApiProblem */
  return async (body: Schemas['DismissedDeadlines']): Promise<void> => {
    await unwrap(dismissDeadlines(client, { body }))
    await invalidate('today')
  }
}
