import type { ApiClient, ApiProblem } from '@spadestik/api-client'
import { useEffect } from 'react'
import type { SWRConfiguration, SWRResponse } from 'swr'
import useSWR, { unstable_serialize as serialize, useSWRConfig } from 'swr'
import { useAppLocale } from '../../locale/LocaleContext'
import { useApi } from '../client/ApiContext'
import { reportData } from '../../loading/earlyResponses'

/** A cache key. `useResource` adds the language and the national domain (dk, se or no) to every key. */
export type ResourceKey = readonly [name: string, ...rest: readonly (string | number | null)[]]

/**
 * A fetched resource: still loading, failed, or known. Data that is known stays when a later request for it
 * fails, so `error` is set only when there is no data to show (Z17). A resource without data is unknown, not
 * empty: use `knownOr` only where missing data claims nothing (ADR 68).
 */
export type Resource<Data> = SWRResponse<Data, ApiProblem>

/** The parts of a resource that a component shows. */
export interface Fetched<Data> extends Pick<Resource<Data>, 'data' | 'error'> {
  readonly mutate: () => unknown
}

/** Fetches and caches one resource. A null key fetches nothing. `error` is an ApiProblem. */
export function useResource<Data>(
  key: ResourceKey | null,
  fetch: (client: ApiClient) => Promise<Data>,
  options?: SWRConfiguration<Data, ApiProblem>,
): Resource<Data> {
  const client = useApi()
  const { language, domain } = useAppLocale()
  const { cache } = useSWRConfig()
  const fullKey = key === null ? null : [...key, language.id, domain.id]
  const response = useSWR<Data, ApiProblem>(fullKey, () => fetch(client), options)
  const hasData = response.data !== undefined
  useEffect(() => {
    if (hasData) void reportData()
  }, [hasData])
  return knownFirst(response, () => cache.get(serialize(fullKey))?.data !== undefined)
}

/**
 * Leaves out the error when there is data. With `keepPreviousData`, SWR still returns the data of the
 * previous key after a failure; that is left out instead.
 *
 * @param isOwn whether there is data of the current key
 */
export function knownFirst<Data, Mutate>(
  response: Omit<Resource<Data>, 'mutate'> & { readonly mutate: Mutate },
  isOwn: () => boolean,
): Omit<Resource<Data>, 'mutate'> & { readonly mutate: Mutate } {
  // SWR renders a component again only when a property that it has read changes, so read them on demand.
  return {
    get data() {
      return response.error === undefined || isOwn() ? response.data : undefined
    },
    get error() {
      return isOwn() ? undefined : response.error
    },
    get isLoading() {
      return response.isLoading
    },
    get isValidating() {
      return response.isValidating
    },
    mutate: response.mutate,
  }
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
