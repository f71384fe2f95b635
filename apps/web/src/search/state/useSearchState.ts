import type { SearchCriteria } from '@spadestik/domain/search'
import { parseCriteria, resetCriteria, serializeCriteria } from '@spadestik/domain/search'
import { defaultItemType } from '@spadestik/domain/access'
import { useSteadyHandler } from '@spadestik/ui/useSteadyHandler'
import { startTransition, useCallback, useEffect, useMemo, useOptimistic } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { paths } from '../../routing/paths'
import type { ResultsList, SearchAddress } from './searchAddress'
import { readAddress, writeAddress } from './searchAddress'
import { readSearch } from '../../session/currentSearch'
import { useCaller } from '../../session/SessionContext'

/** Whether a change is searched for at once or after a pause. */
export type Haste = 'atOnce' | 'afterPause'

/** Changes the search that the address holds. */
export type SetSearch = (next: SearchCriteria, haste?: Haste) => void

export interface SearchState {
  readonly search: SearchCriteria
  /** Whether the last change asked to be searched for at once. */
  readonly isUrgent: boolean
  /** The agent that the address names; another item type forgets it. */
  readonly agentId: number | null
  /** The row that is open. */
  readonly openId: number | null
  readonly list: ResultsList
  readonly setSearch: SetSearch
  readonly setOpenId: (id: number | null) => void
  readonly setList: (list: ResultsList) => void
  /** The address of another page of the same search. */
  readonly pagePath: (page: number) => string
  /** Removes every filter and the agent; the item type and the order stay. */
  readonly startAgain: () => void
  /** The address without its page. */
  readonly query: string
  /** Keeps the search and takes the agent out of the address, as when it was deleted. */
  readonly forgetAgent: () => void
}

/** The search that the address holds; page 0 becomes the search that was last looked at. */
export function useSearchState(): SearchState {
  const { page = '' } = useParams()
  const { search: query, state } = useLocation()
  const navigate = useNavigate()
  const fallback = defaultItemType(useCaller())
  const isResuming = !/^[1-9]\d*$/.test(page)
  const resumed = isResuming && query === '' ? readSearch() : null
  const { criteria, agentId, openId, list } = readAddress(resumed?.query ?? query)
  const pageNumber = resumed?.page ?? Number(page)
  // One search as long as the address says the same: what is settled is told by its identity.
  const search = useMemo(
    () => parseCriteria(criteria, pageNumber, fallback),
    // oxlint-disable-next-line react/preserve-manual-memoization -- none of the three can be modified
    [criteria, pageNumber, fallback],
  )
  const serialized = serializeCriteria(search)
  const address = writeAddress({ criteria: serialized, agentId, openId: null, list })

  // The address is outside React: page 0 becomes the page that was kept.
  useEffect(() => {
    if (isResuming) void navigate(paths.search(search.page, address), { replace: true })
  }, [isResuming, address, search.page, navigate])

  // What was changed counts at once: the next change builds on it, though the address is still being drawn.
  const [shown, show] = useOptimistic({ search, agentId, openId, list, isUrgent: isUrgentState(state) })

  /** Writes an address; a change that is none of the search keeps what the last one asked for. */
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
    setSearch: useSteadyHandler<Parameters<SetSearch>>((next, haste = 'afterPause') => {
      const isSameType = next.itemType === shown.search.itemType
      const kept = isSameType
        ? { agentId: shown.agentId, list: shown.list }
        : { agentId: null, list: 'pages' as const }
      go(next, { ...kept, openId: null }, haste)
    }),
    setOpenId: useSteadyHandler((id) =>
      go(shown.search, { agentId: shown.agentId, list: shown.list, openId: id }),
    ),
    setList: useSteadyHandler((next) =>
      go({ ...shown.search, page: 1 }, { agentId: shown.agentId, openId: null, list: next }, 'atOnce'),
    ),
    pagePath: useCallback((other: number) => paths.search(other, address), [address]),
    startAgain: useSteadyHandler(() =>
      go(resetCriteria(shown.search), { agentId: null, list: shown.list, openId: null }, 'atOnce'),
    ),
    query: address,
    forgetAgent: useSteadyHandler(() =>
      go(shown.search, { agentId: null, list: shown.list, openId: shown.openId }),
    ),
  }
}

function isUrgentState(state: unknown): boolean {
  return !(typeof state === 'object' && state !== null && 'haste' in state && state.haste === 'afterPause')
}
