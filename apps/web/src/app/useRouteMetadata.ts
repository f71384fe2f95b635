import { useMatches } from 'react-router-dom'
import type { Route } from './paths'
import { routeTable } from './paths'

/** The row of the route table that the address leads to. */
export function useRouteMetadata(): Route {
  // Every route but the redirects has its row as its handle; those show nothing.
  return (useMatches().at(-1)?.handle as Route | undefined) ?? routeTable.notFound
}
