import { useLocation } from 'react-router-dom'
import type { Route } from './paths'
import { routeTable } from './paths'
import { routeNameAt } from './routeNameAt'

/** The row of the route table that the address leads to. */
export function useRouteMetadata(): Route {
  return routeTable[routeNameAt(useLocation().pathname)]
}
