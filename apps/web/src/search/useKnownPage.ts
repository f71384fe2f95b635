import { searchPageCount } from '@spadestik/domain/search'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../routing/paths'
import { storeSearch } from '../session/storedSearch'
import type { ShownResults } from './results/useShownResults'
import type { SearchState } from './state/useSearchState'

/**
 * Redirects to the last page of the results if the page number is too high. When the page is known to exist,
 * stores the search, so that the user can resume the search later (S05, S17).
 */
export function useKnownPage({ search, query, list }: SearchState, shown: ShownResults, isStale: boolean) {
  const navigate = useNavigate()
  const { results, error } = shown
  const isKnown = !isStale && (results !== undefined || error !== undefined)
  const lastPage =
    results === undefined || isStale || list === 'loads' ? null : Math.max(1, searchPageCount(results))
  const isPastEnd = lastPage !== null && search.page > lastPage
  const { page } = search
  useEffect(() => {
    if (isPastEnd) void navigate(paths.search(lastPage, query), { replace: true })
    else if (isKnown || page === 1) storeSearch({ query, page })
  }, [isPastEnd, isKnown, lastPage, page, query, navigate])
}
