import type { ApiClient, ApiProblem, Schemas } from '@spadestik/api-client'
import {
  getSynonyms,
  searchCompanies,
  searchCompaniesAndRoles,
  searchProcurements,
  searchProjects,
  unwrap,
} from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import type { Accumulated, ResultCount, SearchCriteria } from '@spadestik/domain/search'
import {
  accumulate,
  canLoadMore,
  companyOrder,
  indexOfPage,
  nextPage,
  serializeCriteria,
  toCompanySearch,
  toProcurementSearch,
  toProjectSearch,
} from '@spadestik/domain/search'
import useSWRInfinite from 'swr/infinite'
import { useAppLocale } from '../locale/LocaleContext'
import { useResource } from './cache/useResource'
import { useApi } from './client/ApiContext'

/**
 * What a response explains about its rows: the highlighted words, why each row matches, and a suggested
 * spelling.
 */
interface Explained extends ResultCount {
  readonly highlights?: readonly Schemas['Highlight'][]
  /** The projects or procurements of the page that are new or changed. */
  readonly unseen?: readonly Schemas['UnseenItem'][]
  readonly reasons?: readonly Schemas['MatchReason'][]
  readonly spelling?: Schemas['SpellingSuggestion']
}

/**
 * A page of projects or procurements. If almost no item contains all the searched words, the response also
 * has partial matches, which contain some of the words.
 */
export type ItemSearchResults =
  | (Explained & {
      readonly type: 'project'
      readonly items: readonly Schemas['ProjectSummary'][]
      readonly partialMatches?: Schemas['PartialProjectMatches']
    })
  | (Explained & {
      readonly type: 'procurement'
      readonly items: readonly Schemas['ProcurementSummary'][]
      readonly partialMatches?: Schemas['PartialProcurementMatches']
    })

/** A page of results. `type` is the item type of all rows. */
export type SearchResults =
  | ItemSearchResults
  | (Explained & { readonly type: 'company'; readonly items: readonly Schemas['CompanySummary'][] })

async function fetchResults(
  client: ApiClient,
  search: SearchCriteria,
  limit: number = limits.searchPageSize,
): Promise<SearchResults> {
  const { order: orderBy, ascending, unseen } = search
  const query = { index: indexOfPage(search.page), limit }
  const ordered = { ...query, orderBy, ascending, ...(unseen && { unseen }) }
  switch (search.itemType) {
    case 'project': {
      const found = await unwrap(searchProjects(client, { query: ordered, body: toProjectSearch(search) }))
      return { type: 'project', ...found }
    }
    case 'procurement': {
      const found = await unwrap(
        searchProcurements(client, { query: ordered, body: toProcurementSearch(search) }),
      )
      return { type: 'procurement', ...found }
    }
    case 'company': {
      const found = await unwrap(searchCompanies(client, { query, body: toCompanySearch(search) }))
      return { type: 'company', ...found }
    }
  }
}

/**
 * Returns the cache key of a page. Equal searches share a key, even if their filters were set in a different
 * order.
 */
const pageKey = (search: SearchCriteria, page: number) => ['search', serializeCriteria(search), page] as const

/**
 * Fetches the results of a search, or nothing for null. The previous page stays visible until the new one
 * arrives. The following page is prefetched.
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
  useResource(search === null || following === null ? null : pageKey(search, following), (client) =>
    search === null || following === null
      ? Promise.reject(new Error('No search.'))
      : fetchResults(client, { ...search, page: following }),
  )
  return results
}

/** Counts the results of several searches, in the order of the searches. An empty array fetches nothing. */
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

/** Fetches companies with their roles, or nothing for null. Each further load adds rows to the list (S16). */
export function useCompaniesAndRoles(search: SearchCriteria | null) {
  const client = useApi()
  const { language, domain } = useAppLocale()
  const key = search === null ? null : serializeCriteria(search)
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite<Page, ApiProblem>(
    (index) => (key === null ? null : ['companiesAndRoles', key, index, language.id, domain.id]),
    ([, , index]: readonly [string, string, number]) => {
      if (search === null) return Promise.reject(new Error('No search.'))
      const query = { index, limit: limits.searchPageSize, orderBy: companyOrder(search) }
      return unwrap(searchCompaniesAndRoles(client, { query, body: toCompanySearch(search) }))
    },
    { revalidateFirstPage: false, keepPreviousData: true },
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

/**
 * Fetches the synonyms by which a search also finds the words of a free text, or nothing for null. The
 * previous synonyms stay until the next ones arrive.
 */
export function useSynonyms(freeSearch: string | null) {
  return useResource(
    freeSearch === null ? null : ['synonyms', freeSearch],
    (client) => unwrap(getSynonyms(client, { query: { freeSearch: freeSearch ?? '' } })),
    { keepPreviousData: true },
  )
}
