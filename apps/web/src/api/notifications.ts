import { getNotifications, markNotificationsSeen, unwrap } from '@spadestik/api-client'
import { useApi } from './client/ApiContext'
import { useResource } from './cache/useResource'

/** News about the product: only what the user has not seen, or all of it; nothing where it is not wanted. */
export function useNotifications(wanted: 'unseen' | 'all' | null) {
  return useResource(wanted === null ? null : ['notifications', wanted], (client) =>
    unwrap(getNotifications(client, wanted === 'unseen' ? { query: { isSeen: false } } : {})),
  )
}

/** Notes that the user has seen all news; whoever asks for them again gets them anew. @throws ApiProblem */
export function useMarkNotificationsSeen(): () => Promise<void> {
  const client = useApi()
  return async () => {
    await unwrap(markNotificationsSeen(client))
  }
}
