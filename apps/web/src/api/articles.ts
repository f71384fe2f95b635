import { getRelevantArticles, unwrap } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import { newestFirst } from '@spadestik/domain/updates'
import { useResource } from './cache/useResource'

/** Fetches the articles about the projects on the user's lists, newest first. */
export function useArticles() {
  return useResource(['articles'], async (client) =>
    newestFirst(await unwrap(getRelevantArticles(client, { query: { limit: limits.relevantArticles } }))),
  )
}
