import { from } from '@spadestik/ui/breakpoints'
import { useMediaQuery } from '@spadestik/ui/useMediaQuery'
import { useDeferredValue, useState } from 'react'
import { readStorage, writeStorage } from '../../storage/readStorage'

/** A table of two lines a row or of one, or cards. */
export type ResultsView = 'table' | 'compact' | 'cards'

const views: readonly unknown[] = ['table', 'compact', 'cards'] satisfies ResultsView[]

const isView = (kept: unknown): kept is ResultsView => views.includes(kept)

const key = 'resultsView'

/** The view of the results: the chosen one, or cards where a table has no room. */
export function useResultsView() {
  'use memo'
  const [chosen, choose] = useState<ResultsView>(
    () => readStorage(key, (kept) => (isView(kept) ? kept : null)) ?? 'table',
  )
  const hasRoom = useMediaQuery(from('sm'))
  // The choice shows at once, the rows follow without holding up the next press.
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
