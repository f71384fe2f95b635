import type { ApiProblem, Schemas } from '@spadestik/api-client'
import { getSynonyms, searchCompaniesAndRoles, unwrap } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import type { Accumulated, ResultCount, SearchCriteria } from '@spadestik/domain/search'
import {
  accumulate,
  canLoadMore,
  companyOrder,
  nextPage,
  serializeCriteria,
  toCompanySearch,
} from '@spadestik/domain/search'
import { useSWRConfig } from 'swr'
import useSWRInfinite, { unstable_serialize as serializeInfinite } from 'swr/infinite'
import { useAppLocale } from '../locale/LocaleContext'
import { knownFirst, useResource } from './cache/useResource'
import { useApi } from './client/ApiContext'
import { fetchResults } from '../loading/fetchResults'
import { whenIdle } from '../loading/whenIdle'

/** Returns the cache key of a page. The order in which filters were set does not change the key. */
const pageKey = (search: SearchCriteria, page: number) => ['search', serializeCriteria(search), page] as const

/**
 * Fetches the results of a search, and prefetches the next page. While a page is loading, the results that
 * were shown before stay visible. If `search` is null, fetches nothing.
 */
export function useSearchResults(search: SearchCriteria | null) {
  const results = useResource(
    search === null ? null : pageKey(search, search.page),
    (client) => (search === null ? Promise.reject(new Error('No search.')) : fetchResults(client, search)),
    { keepPreviousData: true },
  )
  const following =
    search === null || results.data === undefined || results.isLoading
      ? null
      : nextPage(search.page, results.data)
  useResource(search === null || following === null ? null : pageKey(search, following), async (client) => {
    if (search === null || following === null) throw new Error('No search.')
    // Let the rows of the current page render first.
    await whenIdle()
    return fetchResults(client, { ...search, page: following })
  })
  return results
}

/** An empty array fetches nothing. */
export function useSearchCounts(searches: readonly SearchCriteria[]) {
  return useResource<readonly ResultCount[]>(
    searches.length === 0 ? null : ['searchCounts', ...searches.map(serializeCriteria)],
    (client) => Promise.all(searches.map((search) => fetchResults(client, search, 1))),
  )
}

type Page = Schemas['CompaniesAndRolesResult']
type Loaded = Accumulated<Schemas['CompanySummary']>

const loadedOf = (pages: readonly Page[]): Loaded | null =>
  pages.reduce<Loaded | null>(
    (before, { companies, count, countIsCapped }) =>
      accumulate(before, { items: companies, count, countIsCapped }),
    null,
  )

/**
 * Fetches companies with their roles. Further rows are added below the earlier rows (S16). If `search` is
 * null, fetches nothing.
 */
export function useCompaniesAndRoles(search: SearchCriteria | null) {
  const client = useApi()
  const { language, domain } = useAppLocale()
  const key = search === null ? null : serializeCriteria(search)
  const { cache } = useSWRConfig()
  const keyOf = (index: number) =>
    key === null ? null : (['companiesAndRoles', key, index, language.id, domain.id] as const)
  const response = useSWRInfinite<Page, ApiProblem>(
    keyOf,
    ([, , index]: readonly [string, string, number]) => {
      if (search === null) return Promise.reject(new Error('No search.'))
      const query = { index, limit: limits.searchPageSize, orderBy: companyOrder(search) }
      return unwrap(searchCompaniesAndRoles(client, { query, body: toCompanySearch(search) }))
    },
    { revalidateFirstPage: false, keepPreviousData: true },
  )
  const { isValidating, size, setSize } = response
  const { data, error, isLoading, mutate } = knownFirst(
    response,
    () => cache.get(serializeInfinite(keyOf))?.data !== undefined,
  )
  const loaded = data === undefined ? null : loadedOf(data)
  const lastPage = data?.at(-1)?.companies.length ?? 0
  return {
    loaded,
    highlights: data?.flatMap(({ highlights = [] }) => highlights) ?? [],
    spelling: data?.[0]?.spelling,
    error,
    isLoading,
    isLoadingMore: isValidating && size > 1,
    canLoadMore: loaded !== null && canLoadMore(loaded, lastPage, limits.searchPageSize),
    loadMore: () => void setSize(size + 1),
    mutate: () => mutate(),
  }
}

export function useSynonyms(freeSearch: string | null) {
  return useResource(
    freeSearch === null ? null : ['synonyms', freeSearch],
    (client) => unwrap(getSynonyms(client, { query: { freeSearch: freeSearch ?? '' } })),
    { keepPreviousData: true },
  )
}
