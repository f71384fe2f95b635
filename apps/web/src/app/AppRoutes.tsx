import type { LazyExoticComponent } from 'react'
import { lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { AppLayout } from './AppLayout'
import type { Screen } from './loadScreen'
import { loadScreen } from './loadScreen'
import type { RouteName } from './paths'
import { paths, routeTable } from './paths'
import { RouteBoundary } from './RouteBoundary'
import { routeNames } from './routeNameAt'

/** The screens, each fetched when its route is first gone to. */
const screens = Object.fromEntries(
  routeNames.map((name) => [name, lazy(async () => ({ default: await loadScreen(name) }))]),
) as Record<RouteName, LazyExoticComponent<Screen>>

/** The app's routes, each within the frame that its metadata asks for. */
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
        {routeNames.map((name) => {
          const Screen = screens[name]
          return (
            <Route
              key={name}
              path={routeTable[name].pattern}
              element={
                <RouteBoundary>
                  <Screen />
                </RouteBoundary>
              }
            />
          )
        })}
        <Route path="/dashboard" element={<Navigate to={paths.dashboard} replace />} />
        <Route path="/search" element={<Navigate to={paths.resumedSearch} replace />} />
      </Route>
    </Routes>
  )
}
