import type { Schemas } from '@spadestik/api-client'
import { createApiKey, deleteApiKey, getApiKeys, unwrap } from '@spadestik/api-client'
import { changeCached } from '../cache/saveOptimistically'
import { useResource } from '../cache/useResource'
import { useApi } from '../client/ApiContext'

type Key = Schemas['ApiKey']

/** Fetches the keys with which programs act as the user, and returns functions that change them (O11). */
export function useApiKeys() {
  const client = useApi()
  const keys = useResource(['apiKeys'], (api) => unwrap(getApiKeys(api)))
  return {
    ...keys,
    /**
     * Makes a key, and returns its secret, which the service sends only once.
     *
     * @throws ApiProblem
     */
    async make(draft: Schemas['ApiKeyDraft']): Promise<string> {
      const { key, secret } = await unwrap(createApiKey(client, { body: draft }))
      await changeCached<Key[]>(keys, (known = []) => [key, ...known])
      return secret
    },
    /** @throws ApiProblem */
    async end(id: number): Promise<void> {
      await unwrap(deleteApiKey(client, { path: { id } }))
      await changeCached<Key[]>(keys, (known = []) => known.filter((key) => key.id !== id))
    },
  }
}
