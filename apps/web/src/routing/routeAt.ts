import { keysOf } from '@spadestik/domain/records'
import { matchRoutes } from 'react-router-dom'
import type { RouteName } from './paths'
import { routeTable } from './paths'

export const routeNames: readonly RouteName[] = keysOf(routeTable)

const routes = routeNames.map((name) => ({ name, path: routeTable[name].pattern }))

export const routeAt = (pathname: string): RouteName =>
  matchRoutes(routes, pathname)?.[0]?.route.name ?? 'notFound'
