import type { SearchCriteria } from '@spadestik/domain/search'
import type { Dispatch, ReactNode, SetStateAction } from 'react'
import { useEffect, useState } from 'react'
import type { Selecting } from '../item/rows/Selecting'

/** What lets users select results: checkboxes, keys, and a bar below the results that acts on the selected ones. */
export interface SearchSelecting extends Selecting {
  /** Renders the bar. Another search clears the selection. */
  readonly foot: (search: SearchCriteria) => ReactNode
}

type SetSelecting = Dispatch<SetStateAction<SearchSelecting | null>>

/** Loads the code for selecting results. Keeps the selection that already exists. */
async function loadInto(set: SetSelecting): Promise<void> {
  try {
    const { createSelecting } = await import('./createSelecting')
    set((known) => known ?? createSelecting())
  } catch {
    // Without a connection, the next time that the pointer or the focus reaches the results loads it.
  }
}

/**
 * Returns what selects the results of a search, or null until its code has loaded. The code loads when the
 * pointer or the focus reaches the results, and on touch screens once the results show (Y01).
 */
export function useSelecting(hasResults: boolean) {
  const [selecting, setSelecting] = useState<SearchSelecting | null>(null)
  useEffect(() => {
    if (hasResults && matchMedia('(pointer: coarse)').matches) void loadInto(setSelecting)
  }, [hasResults])
  return { selecting, load: () => void loadInto(setSelecting) }
}
