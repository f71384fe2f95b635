import type { SearchCriteria } from '@spadestik/domain/search'
import { parseCriteria, serializeCriteria } from '@spadestik/domain/search'
import { defaultItemType } from '@spadestik/domain/access'
import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { paths } from '../../app/paths'
import { keepSearch, readSearch } from '../../session/currentSearch'
import { useCaller } from '../../session/SessionContext'

/** Whether a change is searched for at once or after a pause. */
export type Haste = 'atOnce' | 'afterPause'

export interface SearchState {
  readonly search: SearchCriteria
  /** Whether the last change asked to be searched for at once. */
  readonly isUrgent: boolean
  readonly setSearch: (next: SearchCriteria, haste?: Haste) => void
}

/** The search that the address holds; page 0 becomes the search that was last looked at. */
export function useSearchState(): SearchState {
  const { page = '' } = useParams()
  const { search: query, state } = useLocation()
  const navigate = useNavigate()
  const fallback = defaultItemType(useCaller())
  const isResuming = !/^[1-9]\d*$/.test(page)
  const search = useMemo(() => {
    const kept = isResuming && query === '' ? readSearch() : null
    return kept === null
      ? parseCriteria(query, Number(page), fallback)
      : parseCriteria(kept.query, kept.page, fallback)
  }, [query, page, fallback, isResuming])
  const serialized = serializeCriteria(search)

  // The address and the browser's storage are outside React; page 0 is corrected, any other is kept.
  useEffect(() => {
    if (isResuming) void navigate(paths.search(search.page, serialized), { replace: true })
    else keepSearch({ query: serialized, page: search.page })
  }, [isResuming, serialized, search.page, navigate])

  return {
    search,
    isUrgent: isUrgentState(state),
    setSearch(next, haste = 'afterPause') {
      void navigate(paths.search(next.page, serializeCriteria(next)), {
        state: { haste },
        preventScrollReset: true,
      })
    },
  }
}

function isUrgentState(state: unknown): boolean {
  return !(typeof state === 'object' && state !== null && 'haste' in state && state.haste === 'afterPause')
}
