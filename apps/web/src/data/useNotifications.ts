import { getNotifications, markNotificationsSeen, unwrap } from '@spadestik/api-client'
import { useSWRConfig } from 'swr'
import { useApi } from './ApiContext'
import { useResource } from './useResource'

const name = 'notifications'

/** News about the product: only what the user has not seen, or all of it; nothing where it is not wanted. */
export function useNotifications(wanted: 'unseen' | 'all' | null) {
  return useResource(wanted === null ? null : [name, wanted], (client) =>
    unwrap(getNotifications(client, wanted === 'unseen' ? { query: { isSeen: false } } : {})),
  )
}

/** Notes that the user has seen all news. @throws ApiProblem */
export function useMarkNotificationsSeen(): () => Promise<void> {
  const client = useApi()
  const { mutate } = useSWRConfig()
  return async () => {
    await unwrap(markNotificationsSeen(client))
    await mutate((key) => Array.isArray(key) && key[0] === name)
  }
}
