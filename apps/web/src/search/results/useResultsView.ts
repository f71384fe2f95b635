import { keysOf } from '@spadestik/domain/records'
import { from } from '@spadestik/ui/breakpoints'
import { useMediaQuery } from '@spadestik/ui/useMediaQuery'
import { useDeferredValue, useState } from 'react'
import { readStorage, writeStorage } from '../../storage/readStorage'

export type ResultsView = 'table' | 'compact' | 'cards'

const allViews: Readonly<Record<ResultsView, true>> = { table: true, compact: true, cards: true }

const views: readonly unknown[] = keysOf(allViews)

const isView = (kept: unknown): kept is ResultsView => views.includes(kept)

const key = 'resultsView'

/**
 * Returns the view that the user has chosen. If the screen is too narrow for a table, the view is always
 * cards (S04).
 */
export function useResultsView() {
  'use memo'
  const [chosen, choose] = useState<ResultsView>(
    () => readStorage(key, (kept) => (isView(kept) ? kept : null)) ?? 'table',
  )
  const hasRoom = useMediaQuery(from('sm'))
  // Show the choice in the control immediately. The rows use a deferred value, so that they do not slow down
  // the control.
  const drawn = useDeferredValue(chosen)
  return {
    chosen,
    view: hasRoom ? drawn : ('cards' as const),
    setView(next: ResultsView) {
      writeStorage(key, next)
      choose(next)
    },
  }
}
