import type { SearchCriteria } from '@spadestik/domain/search'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import type { Selecting } from '../item/rows/Selecting'

/** Selects results, with a bar below them that acts on the selected ones. */
export interface SearchSelecting extends Selecting {
  /** Renders the bar. Another search clears the selection. */
  readonly foot: (search: SearchCriteria) => ReactNode
}

/** Loads what selects results. */
const create = async () => (await import('./createSelecting')).createSelecting()

/**
 * Returns what selects the results of a search, or null until its code has loaded. The code loads when the
 * pointer or the focus reaches the results, and on touch screens once the results show (Y01).
 */
export function useSelecting(hasResults: boolean) {
  const [selecting, setSelecting] = useState<SearchSelecting | null>(null)
  useEffect(() => {
    const load = async () => {
      const created = await create()
      setSelecting((known) => known ?? created)
    }
    if (hasResults && matchMedia('(pointer: coarse)').matches) void load()
  }, [hasResults])
  return {
    selecting,
    load: async () => {
      const created = await create()
      setSelecting((known) => known ?? created)
    },
  }
}
