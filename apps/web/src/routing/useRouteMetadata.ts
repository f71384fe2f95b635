import { useLocation } from 'react-router-dom'
import type { Route } from './paths'
import { routeTable } from './paths'
import { routeAt } from './routeAt'

/** Returns the route of the current path, which says who may see the page. */
export function useRouteMetadata(): Route {
  return routeTable[routeAt(useLocation().pathname)]
}
