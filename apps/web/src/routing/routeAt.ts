import { matchRoutes } from 'react-router-dom'
import type { RouteName } from './paths'
import { routeTable } from './paths'

/** The names of all routes, in the order of the route table. */
export const routeNames = Object.keys(routeTable) as RouteName[]

const routes = routeNames.map((name) => ({ name, path: routeTable[name].pattern }))

/** Returns the name of the route of a path, or `notFound` if no route matches. */
export const routeAt = (pathname: string): RouteName =>
  matchRoutes(routes, pathname)?.[0]?.route.name ?? 'notFound'
