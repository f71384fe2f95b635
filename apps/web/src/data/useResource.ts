import type { ApiClient } from '@spadestik/api-client'
import { ApiProblem } from '@spadestik/api-client'
import type { SWRConfiguration, SWRResponse } from 'swr'
import useSWR from 'swr'
import { useAppLocale } from '../app/LocaleContext'
import { useApi } from './ApiContext'

/** What is fetched, without language and domain, which every key carries. */
export type ResourceKey = readonly [name: string, ...rest: readonly (string | number | null)[]]

/**
 * Fetches one resource through the app's client and cache; null fetches nothing.
 *
 * @throws nothing: failures are the response's `error`, an ApiProblem
 */
export function useResource<Data>(
  key: ResourceKey | null,
  fetch: (client: ApiClient) => Promise<Data>,
  options?: SWRConfiguration<Data, ApiProblem>,
): SWRResponse<Data, ApiProblem> {
  const client = useApi()
  const { language, domain } = useAppLocale()
  return useSWR<Data, ApiProblem>(
    key === null ? null : [...key, language.id, domain.id],
    () => fetch(client),
    options,
  )
}

/** Options for what does not change while somebody works: reference data and the vocabulary. */
export const fetchedOnce = {
  revalidateIfStale: false,
  revalidateOnReconnect: false,
  dedupingInterval: 3_600_000,
} as const
