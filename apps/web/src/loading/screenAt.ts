import { keysOf } from '@spadestik/domain/records'
import { matchRoutes, useLocation } from 'react-router-dom'
import type { Screen, ScreenName } from './screens'
import { screens } from './screens'

export const screenNames: readonly ScreenName[] = keysOf(screens)

const routes = screenNames.map((name) => ({ name, path: screens[name].pattern }))

export const screenAt = (pathname: string): ScreenName =>
  matchRoutes(routes, pathname)?.[0]?.route.name ?? 'notFound'

/** Returns which visitors may see the current screen, and how its page is framed. */
export function useScreen(): Screen {
  return screens[screenAt(useLocation().pathname)]
}
