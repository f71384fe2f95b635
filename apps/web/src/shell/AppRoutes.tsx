import { Navigate, Route, Routes } from 'react-router-dom'
import { AppLayout } from './AppLayout'
import { screenParts } from '../loading/screenParts'
import type { ScreenName } from '../loading/screens'
import { screens } from '../loading/screens'
import { paths } from '../routing/paths'
import { RouteBoundary } from './failures/RouteBoundary'
import { screenNames } from '../loading/screenAt'

function ScreenOf({ name }: { name: ScreenName }) {
  const { Component: Screen } = screenParts[name]
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
        {screenNames.map((name) => (
          <Route key={name} path={screens[name].pattern} element={<ScreenOf name={name} />} />
        ))}
        {/* Redirects for addresses that people type. */}
        <Route path="/dashboard" element={<Navigate to={paths.dashboard} replace />} />
        <Route path="/search" element={<Navigate to={paths.resumedSearch} replace />} />
      </Route>
    </Routes>
  )
}
