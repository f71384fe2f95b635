import type { ListView } from '@spadestik/domain/lists'
import { parseListView, serializeListView } from '@spadestik/domain/lists'
import { useOptimistic, startTransition } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

export function useListView(): [ListView, (change: Partial<ListView>) => void] {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  // Show a change immediately. The address changes in a transition, so that the change does not slow down
  // typing.
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
