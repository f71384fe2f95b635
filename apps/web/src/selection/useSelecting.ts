import type { SearchCriteria } from '@spadestik/domain/search'
import type { Dispatch, ReactNode, SetStateAction } from 'react'
import { useEffect, useState } from 'react'
import type { Selecting } from '../item/rows/Selecting'

export interface SearchSelecting extends Selecting {
  /** Renders the bar that acts on the selected items. A different search clears the selection. */
  readonly foot: (search: SearchCriteria) => ReactNode
}

type SetSelecting = Dispatch<SetStateAction<SearchSelecting | null>>

/**
 * Loads the code for selecting results, and creates an empty selection unless there already is a selection.
 */
async function loadInto(set: SetSelecting): Promise<void> {
  try {
    const { createSelecting } = await import('./createSelecting')
    set((known) => known ?? createSelecting())
  } catch {
    // Ignore a failure. The code is loaded again when the pointer or the focus next reaches the results.
  }
}

/**
 * Returns the parts of the page with which users select results. Returns null until the code of these parts
 * has loaded. The code loads when the pointer or the focus reaches the results, or at the first press of Tab,
 * so that Tab finds the checkboxes. On touch screens it loads when the results are visible (Y01).
 */
export function useSelecting(hasResults: boolean) {
  const [selecting, setSelecting] = useState<SearchSelecting | null>(null)
  useEffect(() => {
    if (hasResults && matchMedia('(pointer: coarse)').matches) void loadInto(setSelecting)
  }, [hasResults])
  useEffect(() => {
    if (!hasResults) return
    const loadOnTab = (event: KeyboardEvent) => {
      if (event.key === 'Tab') void loadInto(setSelecting)
    }
    addEventListener('keydown', loadOnTab)
    return () => removeEventListener('keydown', loadOnTab)
  }, [hasResults])
  return { selecting, load: () => void loadInto(setSelecting) }
}
