import { matchPath } from 'react-router-dom'
import type { RouteName } from './paths'
import { routeTable } from './paths'

/** The names of all routes, in the order of the table. */
export const routeNames = Object.keys(routeTable) as RouteName[]

/** The route that a path leads to: the one for missing pages where no other does. */
export function routeNameAt(pathname: string): RouteName {
  return (
    routeNames.find(
      (name) => name !== 'notFound' && matchPath(routeTable[name].pattern, pathname) !== null,
    ) ?? 'notFound'
  )
}
