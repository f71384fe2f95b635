import type { ListView } from '@spadestik/domain/lists'
import { parseListView, serializeListView } from '@spadestik/domain/lists'
import { useOptimistic, startTransition } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Returns the order and the filter of a list as the address describes them, and a function that changes the
 * address.
 */
export function useListView(): [ListView, (change: Partial<ListView>) => void] {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  // Show a change at once. The address changes later, in a transition, so that it does not slow down typing.
  const [view, show] = useOptimistic(parseListView(search))
  return [
    view,
    (change) => {
      const next = { ...view, ...change }
      const query = serializeListView(next)
      startTransition(() => {
        show(next)
        void navigate(query === '' ? pathname : `${pathname}?${query}`, { replace: true })
      })
    },
  ]
}
