import type { LazyExoticComponent } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { lazyPart } from '../api/client/lazyPart'
import { AppLayout } from './AppLayout'
import type { Screen } from './loadScreen'
import { loadScreen } from './loadScreen'
import type { RouteName } from '../routing/paths'
import { paths, routeTable } from '../routing/paths'
import { RouteBoundary } from './RouteBoundary'
import { routeNames } from '../routing/routeAt'

/** The screens by route. Each loads when its route is first visited. */
const screens = Object.fromEntries(
  routeNames.map((name) => [name, lazyPart(() => loadScreen(name))]),
) as Record<RouteName, LazyExoticComponent<Screen>>

function ScreenOf({ name }: { name: RouteName }) {
  const Screen = screens[name]
  return (
    <RouteBoundary>
      <Screen />
    </RouteBoundary>
  )
}

/** The routes of the app, inside their shared layout (ADR 18). */
export function AppRoutes() {
  return (
    <Routes>
      <Route
        element={
          <RouteBoundary>
            <AppLayout />
          </RouteBoundary>
        }
      >
        {routeNames.map((name) => (
          <Route key={name} path={routeTable[name].pattern} element={<ScreenOf name={name} />} />
        ))}
        {/* Redirects for addresses that people type by hand. */}
        <Route path="/dashboard" element={<Navigate to={paths.dashboard} replace />} />
        <Route path="/search" element={<Navigate to={paths.resumedSearch} replace />} />
      </Route>
    </Routes>
  )
}
