import { Navigate, Route, Routes } from 'react-router-dom'
import { AppLayout } from './AppLayout'
import { screens } from './loadScreen'
import type { RouteName } from '../routing/paths'
import { paths, routeTable } from '../routing/paths'
import { RouteBoundary } from './failures/RouteBoundary'
import { routeNames } from '../routing/routeAt'

function ScreenOf({ name }: { name: RouteName }) {
  const { Component: Screen } = screens[name]
  return (
    <RouteBoundary>
      <Screen />
    </RouteBoundary>
  )
}

/** All routes share one layout (ADR 18). */
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
        {/* Redirects for addresses that people type. */}
        <Route path="/dashboard" element={<Navigate to={paths.dashboard} replace />} />
        <Route path="/search" element={<Navigate to={paths.resumedSearch} replace />} />
      </Route>
    </Routes>
  )
}
