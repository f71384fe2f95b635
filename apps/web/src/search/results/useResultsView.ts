import { from } from '@spadestik/ui/breakpoints'
import { useMediaQuery } from '@spadestik/ui/useMediaQuery'
import { useDeferredValue, useState } from 'react'
import { readStorage, writeStorage } from '../../storage/readStorage'

export type ResultsView = 'table' | 'compact' | 'cards'

const views: readonly unknown[] = ['table', 'compact', 'cards'] satisfies ResultsView[]

const isView = (kept: unknown): kept is ResultsView => views.includes(kept)

const key = 'resultsView'

/** The view that the user has chosen. Screens too narrow for a table show cards (S04). */
export function useResultsView() {
  'use memo'
  const [chosen, choose] = useState<ResultsView>(
    () => readStorage(key, (kept) => (isView(kept) ? kept : null)) ?? 'table',
  )
  const hasRoom = useMediaQuery(from('sm'))
  // The control shows the choice at once. The rows use a deferred value, so that they do not slow it down.
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
