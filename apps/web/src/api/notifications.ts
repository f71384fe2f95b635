import { getNotifications, markNotificationsSeen, unwrap } from '@spadestik/api-client'
import { useApi } from './client/ApiContext'
import { useResource } from './cache/useResource'

/** Fetches the unseen news about the product, or all of it. If `wanted` is null, fetches nothing (N01). */
export function useNotifications(wanted: 'unseen' | 'all' | null) {
  return useResource(wanted === null ? null : ['notifications', wanted], (client) =>
    unwrap(getNotifications(client, wanted === 'unseen' ? { query: { isSeen: false } } : {})),
  )
}

/**
 * Returns a function that marks all news as seen. Its request completes even if the user leaves the page.
 * @throws ApiProblem
 */
export function useMarkNotificationsSeen(): () => Promise<void> {
  const client = useApi()
  return async () => {
    await unwrap(markNotificationsSeen(client, { keepalive: true }))
  }
}
