import type { SearchCriteria } from '@spadestik/domain/search'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { whenIdle } from '../api/client/whenIdle'
import type { Selecting } from '../item/rows/Selecting'

/** Selects results, with a bar below them that acts on the selected ones. */
export interface SearchSelecting extends Selecting {
  /** Renders the bar. Another search clears the selection. */
  readonly foot: (search: SearchCriteria) => ReactNode
}

/**
 * Returns what selects the results of a search, or null until its code has loaded, after the first results
 * (Y01).
 */
export function useSelecting(): SearchSelecting | null {
  const [selecting, setSelecting] = useState<SearchSelecting | null>(null)
  useEffect(() => {
    const load = async () => {
      await whenIdle()
      setSelecting((await import('./createSelecting')).createSelecting())
    }
    void load()
  }, [])
  return selecting
}
