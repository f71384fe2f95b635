import { matchPath, useLocation } from 'react-router-dom'
import type { Route } from './paths'
import { routeTable } from './paths'

const rows: readonly Route[] = Object.values(routeTable)

/** The row of the route table that the address leads to. */
export function useRouteMetadata(): Route {
  const { pathname } = useLocation()
  return (
    rows.find(({ pattern }) => pattern !== '*' && matchPath(pattern, pathname) !== null) ??
    routeTable.notFound
  )
}
