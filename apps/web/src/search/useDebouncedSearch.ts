import { limits } from '@spadestik/domain/limits'
import type { SearchCriteria } from '@spadestik/domain/search'
import { useEffect, useState } from 'react'
import type { SearchState } from './state/useSearchState'

/**
 * Returns the search to run. It is the search in the address, but a change of the filters takes effect only
 * after a pause, unless the change is urgent (S08).
 */
export function useDebouncedSearch({ search, isUrgent }: SearchState): SearchCriteria {
  const [settled, settle] = useState(search)
  useEffect(() => {
    if (isUrgent) return undefined
    const timer = setTimeout(() => settle(search), limits.searchDebounceMs)
    return () => clearTimeout(timer)
  }, [search, isUrgent])
  if (isUrgent && settled !== search) settle(search)
  return isUrgent ? search : settled
}
