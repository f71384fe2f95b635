import type { LazyExoticComponent } from 'react'
import { lazy } from 'react'
import { Redirect } from '../router/Redirect'
import { useLocation } from '../router/useLocation'
import { AppLayout } from './AppLayout'
import type { Screen } from './loadScreen'
import { loadScreen } from './loadScreen'
import type { RouteName } from './paths'
import { paths } from './paths'
import { RouteBoundary } from './RouteBoundary'
import { routeAt, routeNames } from './routeAt'

/** The screens, each fetched when its route is first gone to. */
const screens = Object.fromEntries(
  routeNames.map((name) => [name, lazy(async () => ({ default: await loadScreen(name) }))]),
) as Record<RouteName, LazyExoticComponent<Screen>>

/** Paths that people write, and where they lead. */
const redirects: Readonly<Record<string, string>> = {
  '/dashboard': paths.dashboard,
  '/search': paths.resumedSearch,
}

/** The app's routes, each within the frame that its metadata asks for. */
export function AppRoutes() {
  const { pathname } = useLocation()
  const target = redirects[pathname.replace(/\/$/, '')]
  const Screen = screens[routeAt(pathname).name]
  return (
    <RouteBoundary>
      <AppLayout>
        <RouteBoundary>{target === undefined ? <Screen /> : <Redirect to={target} />}</RouteBoundary>
      </AppLayout>
    </RouteBoundary>
  )
}
