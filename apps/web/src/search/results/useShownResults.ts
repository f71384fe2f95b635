import type { ApiProblem } from '@spadestik/api-client'
import { canSearch } from '@spadestik/domain/search'
import type { SearchCriteria } from '@spadestik/domain/search'
import { useCompaniesAndRoles, useSearchResults } from '../../api/search'
import type { SearchResults } from '../../loading/fetchResults'
import type { ResultsList } from '../../routing/searchAddress'
import { useCaller } from '../../session/SessionContext'

export interface ShownResults {
  readonly results: SearchResults | undefined
  readonly error: ApiProblem | undefined
  readonly isLoading: boolean
  readonly retry: () => unknown
  /** Loads more results. Null if the results are in pages, or if all are loaded. */
  readonly more: { readonly isLoading: boolean; readonly load: () => void } | null
}

/**
 * Returns the results of a search in pages. Only companies with their roles are in one list, which grows each
 * time the user loads more (S05, S16).
 */
export function useShownResults(search: SearchCriteria, list: ResultsList): ShownResults {
  const allowed = canSearch(search, useCaller()) ? search : null
  const isLoads = list === 'loads'
  const paged = useSearchResults(isLoads ? null : allowed)
  const loads = useCompaniesAndRoles(isLoads ? allowed : null)
  if (!isLoads) {
    const { data, error, isLoading, mutate } = paged
    return { results: data, error, isLoading, retry: () => mutate(), more: null }
  }
  const { loaded, highlights, spelling, error, isLoading, mutate } = loads
  return {
    results:
      loaded === null ? undefined : { type: 'company', ...loaded, highlights, ...(spelling && { spelling }) },
    error,
    isLoading,
    retry: () => mutate(),
    more: loads.canLoadMore ? { isLoading: loads.isLoadingMore, load: loads.loadMore } : null,
  }
}
