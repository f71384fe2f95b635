import { useLocation } from 'react-router-dom'
import type { Route } from './paths'
import { routeTable } from './paths'
import { routeAt } from './routeAt'

/** The row of the route table that the address leads to. */
export function useRouteMetadata(): Route {
  return routeTable[routeAt(useLocation().pathname)]
}
