import type { LazyExoticComponent } from 'react'
import { lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { AppLayout } from './AppLayout'
import { inTime } from './inTime'
import type { RouteName } from './paths'
import { paths, routeTable } from './paths'
import { RouteBoundary } from './RouteBoundary'

type Screen = () => React.ReactNode

const screen = (load: () => Promise<Screen>): LazyExoticComponent<Screen> =>
  lazy(async () => ({ default: await inTime(load()) }))

/** Each route's screen is a chunk of its own. */
const screens: Record<RouteName, LazyExoticComponent<Screen>> = {
  dashboard: screen(async () => (await import('../routes/dashboard/DashboardPage')).DashboardPage),
  search: screen(async () => (await import('../routes/search/SearchPage')).SearchPage),
  project: screen(async () => (await import('../routes/project/ProjectPage')).ProjectPage),
  procurement: screen(async () => (await import('../routes/procurement/ProcurementPage')).ProcurementPage),
  company: screen(async () => (await import('../routes/company/CompanyPage')).CompanyPage),
  list: screen(async () => (await import('../routes/list/ListPage')).ListPage),
  hiddenItems: screen(async () => (await import('../routes/hiddenItems/HiddenItemsPage')).HiddenItemsPage),
  printProject: screen(
    async () => (await import('../routes/printProject/PrintProjectPage')).PrintProjectPage,
  ),
  printProcurement: screen(
    async () => (await import('../routes/printProcurement/PrintProcurementPage')).PrintProcurementPage,
  ),
  settings: screen(async () => (await import('../routes/settings/SettingsPage')).SettingsPage),
  help: screen(async () => (await import('../routes/help/HelpPage')).HelpPage),
  accessExpired: screen(
    async () => (await import('../routes/accessExpired/AccessExpiredPage')).AccessExpiredPage,
  ),
  invalidSession: screen(
    async () => (await import('../routes/invalidSession/InvalidSessionPage')).InvalidSessionPage,
  ),
  changePassword: screen(
    async () => (await import('../routes/changePassword/ChangePasswordPage')).ChangePasswordPage,
  ),
  activate: screen(async () => (await import('../routes/activate/ActivatePage')).ActivatePage),
  impersonate: screen(async () => (await import('../routes/impersonate/ImpersonatePage')).ImpersonatePage),
  info: screen(async () => (await import('../routes/info/InfoPage')).InfoPage),
  notFound: screen(async () => (await import('../routes/notFound/NotFoundPage')).NotFoundPage),
}

const names = Object.keys(routeTable) as RouteName[]

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
        {names.map((name) => {
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
