import { useLocation } from 'react-router-dom'
import type { Route } from './paths'
import { routeTable } from './paths'
import { routeAt } from './routeAt'

export function useRouteMetadata(): Route {
  return routeTable[routeAt(useLocation().pathname)]
}
