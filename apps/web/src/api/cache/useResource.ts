import type { ApiClient } from '@spadestik/api-client'
import { ApiProblem } from '@spadestik/api-client'
import type { SWRConfiguration, SWRResponse } from 'swr'
import useSWR, { useSWRConfig } from 'swr'
import { useAppLocale } from '../../locale/LocaleContext'
import { useApi } from '../client/ApiContext'

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

/** Asks anew for every resource of these names that is shown now. */
export function useForget() {
  const { mutate } = useSWRConfig()
  return (...names: readonly string[]): Promise<unknown> =>
    mutate((key) => Array.isArray(key) && names.includes(String(key[0])))
}
