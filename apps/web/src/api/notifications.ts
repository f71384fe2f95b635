import { getNotifications, markNotificationsSeen, unwrap } from '@spadestik/api-client'
import { useApi } from './client/ApiContext'
import { useResource } from './cache/useResource'

/** Fetches the news about the product: only the unseen ones, or all of them; null fetches nothing (N01). */
export function useNotifications(wanted: 'unseen' | 'all' | null) {
  return useResource(wanted === null ? null : ['notifications', wanted], (client) =>
    unwrap(getNotifications(client, wanted === 'unseen' ? { query: { isSeen: false } } : {})),
  )
}

/** Marks all news as seen, even if the page is left before the response. @throws ApiProblem */
export function useMarkNotificationsSeen(): () => Promise<void> {
  const client = useApi()
  return async () => {
    await unwrap(markNotificationsSeen(client, { keepalive: true }))
  }
}
