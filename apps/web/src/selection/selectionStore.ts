import type { Selection } from '@spadestik/domain/selection'
import { nothingSelected } from '@spadestik/domain/selection'
import { useSyncExternalStore } from 'react'
import type { NamedItem } from '../item/ItemActionsContext'

type SelectionEnd = 'searchChanged' | 'cleared' | 'acted'

interface Held {
  readonly selection: Selection<NamedItem>
  readonly end: SelectionEnd | null
}

/**
 * Keeps the selected results outside React. So a change of the selection renders the checkboxes, but not the
 * rows.
 */
export interface SelectionStore {
  readonly read: () => Held
  readonly subscribe: (listener: () => void) => () => void
  readonly select: (selection: Selection<NamedItem>) => void
  readonly clear: (end: SelectionEnd) => void
}

export function createSelectionStore(): SelectionStore {
  let held: Held = { selection: nothingSelected, end: null }
  const listeners = new Set<() => void>()
  const hold = (next: Held) => {
    held = next
    for (const listener of listeners) listener()
  }
  return {
    read: () => held,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    select: (selection) => hold({ selection, end: selection.items.length === 0 ? 'cleared' : null }),
    clear(end) {
      if (held.selection.items.length > 0) hold({ selection: nothingSelected, end })
    },
  }
}

export const useSelection = ({ subscribe, read }: SelectionStore): Held =>
  useSyncExternalStore(subscribe, read)
