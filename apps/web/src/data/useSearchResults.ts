import type { ApiClient, Schemas } from '@spadestik/api-client'
import { searchCompanies, searchProcurements, searchProjects, unwrap } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import type { ResultCount, SearchCriteria } from '@spadestik/domain/search'
import {
  indexOfPage,
  orderRules,
  pageAhead,
  serializeCriteria,
  toCompanySearch,
  toProcurementSearch,
  toProjectSearch,
} from '@spadestik/domain/search'
import { useResource } from './useResource'

/** What is told of a page besides its rows: where the words stand, and why each row matches. */
interface Explained extends ResultCount {
  readonly highlights?: readonly Schemas['Highlight'][]
  readonly reasons?: readonly Schemas['MatchReason'][]
}

/** A page of results; its type says what the rows are. */
export type SearchResults =
  | (Explained & { readonly type: 'project'; readonly items: readonly Schemas['ProjectSummary'][] })
  | (Explained & { readonly type: 'procurement'; readonly items: readonly Schemas['ProcurementSummary'][] })
  | (Explained & { readonly type: 'company'; readonly items: readonly Schemas['CompanySummary'][] })

async function fetchResults(client: ApiClient, search: SearchCriteria): Promise<SearchResults> {
  const { order, ascending } = search
  const query = { index: indexOfPage(search.page), limit: limits.searchPageSize }
  const ordered = orderRules(search).canOrder ? { ...query, orderBy: order, ascending } : query
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
      const found = await unwrap(searchCompanies(client, { query: ordered, body: toCompanySearch(search) }))
      return { type: 'company', ...found }
    }
  }
}

/** The key of a page: equal searches have one, whatever order their filters were set in. */
const pageKey = (search: SearchCriteria, page: number) => ['search', serializeCriteria(search), page] as const

/**
 * The results of a search, or nothing for null. The page before stays until the next one has come, and the
 * page after is fetched ahead.
 */
export function useSearchResults(search: SearchCriteria | null) {
  const results = useResource(
    search === null ? null : pageKey(search, search.page),
    (client) => (search === null ? Promise.reject(new Error('No search.')) : fetchResults(client, search)),
    { keepPreviousData: true },
  )
  const nextPage =
    search === null || results.data === undefined || results.isLoading
      ? null
      : pageAhead(search.page, results.data)
  useResource(search === null || nextPage === null ? null : pageKey(search, nextPage), (client) =>
    search === null || nextPage === null
      ? Promise.reject(new Error('No search.'))
      : fetchResults(client, { ...search, page: nextPage }),
  )
  return results
}
