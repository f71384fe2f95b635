import { useLocation } from '../router/useLocation'
import type { RouteMatch } from './routeAt'
import { routeAt } from './routeAt'

/** The parts of the address that the route's pattern names. */
export const useParams = (): RouteMatch['params'] => routeAt(useLocation().pathname).params
