import { useLocation } from 'react-router-dom'
import type { Route } from './paths'
import { routeTable } from './paths'
import { routeAt } from './routeAt'

/** Returns the row of the route table for the current path. */
export function useRouteMetadata(): Route {
  return routeTable[routeAt(useLocation().pathname)]
}
