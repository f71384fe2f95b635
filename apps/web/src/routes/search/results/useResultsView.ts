import { from } from '@spadestik/ui/breakpoints'
import { useMediaQuery } from '@spadestik/ui/useMediaQuery'
import { useDeferredValue, useState } from 'react'
import { readStorage, writeStorage } from '../../../session/readStorage'

export type ResultsView = 'table' | 'cards'

const key = 'resultsView'

/** How results show: as chosen, and as cards where a table has no room. */
export function useResultsView() {
  'use memo'
  const [chosen, choose] = useState<ResultsView>(
    () => readStorage(key, (kept) => (kept === 'cards' || kept === 'table' ? kept : null)) ?? 'table',
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
