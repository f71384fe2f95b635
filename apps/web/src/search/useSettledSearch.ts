import { limits } from '@spadestik/domain/limits'
import type { SearchCriteria } from '@spadestik/domain/search'
import { useEffect, useState } from 'react'
import type { SearchState } from './state/useSearchState'

/** The search to run: the one in the address, after the pause that a change of filters waits for. */
export function useSettledSearch({ search, isUrgent }: SearchState): SearchCriteria {
  const [settled, settle] = useState(search)
  // The pause is the clock's.
  useEffect(() => {
    if (isUrgent) return undefined
    const timer = setTimeout(() => settle(search), limits.searchDebounceMs)
    return () => clearTimeout(timer)
  }, [search, isUrgent])
  if (isUrgent && settled !== search) settle(search)
  return isUrgent ? search : settled
}
