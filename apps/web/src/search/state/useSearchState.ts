import type { SearchCriteria } from '@spadestik/domain/search'
import { parseCriteria, resetCriteria, serializeCriteria } from '@spadestik/domain/search'
import { defaultItemType } from '@spadestik/domain/access'
import { useStableHandler } from '@spadestik/ui/useStableHandler'
import { startTransition, useCallback, useEffect, useMemo, useOptimistic } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { paths } from '../../routing/paths'
import type { ResultsList, SearchAddress } from '../../routing/searchAddress'
import { readAddress, writeAddress } from '../../routing/searchAddress'
import { readSearch } from '../../session/storedSearch'
import { useCaller } from '../../session/SessionContext'

export type Haste = 'atOnce' | 'afterPause'

export type SetSearch = (next: SearchCriteria, haste?: Haste) => void

export interface SearchState {
  readonly search: SearchCriteria
  /**
   * Whether the last change starts a new search immediately, without waiting until the user has stopped
   * typing.
   */
  readonly isUrgent: boolean
  /**
   * The id of the agent (saved search) from which the search was opened, or null. The id is part of the
   * address. A change of the item type removes it.
   */
  readonly agentId: number | null
  readonly openId: number | null
  readonly list: ResultsList
  readonly setSearch: SetSearch
  readonly setOpenId: (id: number | null) => void
  readonly setList: (list: ResultsList) => void
  readonly pagePath: (page: number) => string
  /** Removes all filters and the agent (the saved search). The item type and the order stay. */
  readonly startAgain: () => void
  /** The query string, without the page. */
  readonly query: string
  /** Removes the agent (the saved search) from the address and keeps the filters. */
  readonly forgetAgent: () => void
}

/** Reads and changes the search in the address. Page 0 resumes the last search (R02, S17, ADR 4). */
export function useSearchState(): SearchState {
  const { page = '' } = useParams()
  const { search: query, state } = useLocation()
  const navigate = useNavigate()
  const fallback = defaultItemType(useCaller())
  const isResuming = !/^[1-9]\d*$/.test(page)
  const resumed = isResuming && query === '' ? readSearch() : null
  const { criteria, agentId, openId, list: askedList } = readAddress(resumed?.query ?? query)
  const pageNumber = resumed?.page ?? Number(page)
  // Keep the same object while the address stays the same, because `useDebouncedSearch` compares searches by
  // identity.
  const search = useMemo(
    () => parseCriteria(criteria, pageNumber, fallback),
    // oxlint-disable-next-line react/preserve-manual-memoization -- none of the three can be mutated
    [criteria, pageNumber, fallback],
  )
  const list = search.itemType === 'company' ? askedList : 'pages'
  const serialized = serializeCriteria(search)
  const address = writeAddress({ criteria: serialized, agentId, openId: null, list })

  // Page 0 means the last search, which the browser has stored. Replace the address of page 0 with the
  // address of this search.
  useEffect(() => {
    if (isResuming) void navigate(paths.search(search.page, address), { replace: true })
  }, [isResuming, address, search.page, navigate])

  // Show changes immediately. A further change builds on the change before it, even if the address does not
  // contain that change yet.
  const [shown, show] = useOptimistic({ search, agentId, openId, list, isUrgent: isUrgentState(state) })

  /**
   * Changes the search and the address. `haste` is whether the search runs at once or after a pause. Leave it
   * out if the filters stay the same, to keep the haste of the previous change.
   */
  function go(next: SearchCriteria, rest: Omit<SearchAddress, 'criteria'>, haste?: Haste): void {
    const written = writeAddress({ criteria: serializeCriteria(next), ...rest })
    startTransition(() => {
      show({
        search: next,
        ...rest,
        isUrgent: haste === undefined ? shown.isUrgent : haste === 'atOnce',
      })
      void navigate(paths.search(next.page, written), {
        replace: haste === undefined,
        state: haste === undefined ? state : { haste },
      })
    })
  }

  return {
    ...shown,
    setSearch: useStableHandler<Parameters<SetSearch>>((next, haste = 'afterPause') => {
      const isSameType = next.itemType === shown.search.itemType
      const kept = isSameType
        ? { agentId: shown.agentId, list: shown.list }
        : { agentId: null, list: 'pages' as const }
      go(next, { ...kept, openId: null }, haste)
    }),
    setOpenId: useStableHandler((id) =>
      go(shown.search, { agentId: shown.agentId, list: shown.list, openId: id }),
    ),
    setList: useStableHandler((next) =>
      go({ ...shown.search, page: 1 }, { agentId: shown.agentId, openId: null, list: next }, 'atOnce'),
    ),
    pagePath: useCallback((other: number) => paths.search(other, address), [address]),
    startAgain: useStableHandler(() =>
      go(resetCriteria(shown.search), { agentId: null, list: shown.list, openId: null }, 'atOnce'),
    ),
    query: address,
    forgetAgent: useStableHandler(() =>
      go(shown.search, { agentId: null, list: shown.list, openId: shown.openId }),
    ),
  }
}

function isUrgentState(state: unknown): boolean {
  return !(typeof state === 'object' && state !== null && 'haste' in state && state.haste === 'afterPause')
}
