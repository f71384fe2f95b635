import type { ApiClient } from '@spadestik/api-client'
import { ApiProblem } from '@spadestik/api-client'
import { useEffect } from 'react'
import type { SWRConfiguration, SWRResponse } from 'swr'
import useSWR, { useSWRConfig } from 'swr'
import { useAppLocale } from '../../locale/LocaleContext'
import { useApi } from '../client/ApiContext'
import { reportData } from '../client/earlyResponses'

/** A cache key. `useResource` adds the language and the national domain (dk, se or no) to every key. */
export type ResourceKey = readonly [name: string, ...rest: readonly (string | number | null)[]]

/** Fetches and caches one resource. A null key fetches nothing. `error` is an ApiProblem. */
export function useResource<Data>(
  key: ResourceKey | null,
  fetch: (client: ApiClient) => Promise<Data>,
  options?: SWRConfiguration<Data, ApiProblem>,
): SWRResponse<Data, ApiProblem> {
  const client = useApi()
  const { language, domain } = useAppLocale()
  const response = useSWR<Data, ApiProblem>(
    key === null ? null : [...key, language.id, domain.id],
    () => fetch(client),
    options,
  )
  const hasData = response.data !== undefined
  useEffect(() => {
    if (hasData) void reportData()
  }, [hasData])
  return response
}

/** The SWR options for data that does not change during a session, such as criterion types. */
export const fetchedOnce = {
  revalidateIfStale: false,
  revalidateOnReconnect: false,
  dedupingInterval: 3_600_000,
} as const

/**
 * Returns a function that fetches cached resources again. Call it with the first elements of their cache
 * keys, such as `search`.
 */
export function useInvalidate() {
  const { mutate } = useSWRConfig()
  return (...names: readonly string[]): Promise<unknown> =>
    mutate((key) => Array.isArray(key) && names.includes(String(key[0])))
}
