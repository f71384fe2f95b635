import type { RouteObject } from 'react-router-dom'
import { createBrowserRouter, Navigate } from 'react-router-dom'
import { AppLayout } from './AppLayout'
import { inTime } from './inTime'
import type { RouteName } from './paths'
import { paths, routeTable } from './paths'
import { RouteFailure } from './RouteFailure'

/** Each route's screen is a chunk of its own. */
const screens: Record<RouteName, () => Promise<{ Component: () => React.ReactNode }>> = {
  dashboard: async () => ({ Component: (await import('../routes/dashboard/DashboardPage')).DashboardPage }),
  search: async () => ({ Component: (await import('../routes/search/SearchPage')).SearchPage }),
  project: async () => ({ Component: (await import('../routes/project/ProjectPage')).ProjectPage }),
  procurement: async () => ({
    Component: (await import('../routes/procurement/ProcurementPage')).ProcurementPage,
  }),
  company: async () => ({ Component: (await import('../routes/company/CompanyPage')).CompanyPage }),
  list: async () => ({ Component: (await import('../routes/list/ListPage')).ListPage }),
  hiddenItems: async () => ({
    Component: (await import('../routes/hiddenItems/HiddenItemsPage')).HiddenItemsPage,
  }),
  printProject: async () => ({
    Component: (await import('../routes/printProject/PrintProjectPage')).PrintProjectPage,
  }),
  printProcurement: async () => ({
    Component: (await import('../routes/printProcurement/PrintProcurementPage')).PrintProcurementPage,
  }),
  settings: async () => ({ Component: (await import('../routes/settings/SettingsPage')).SettingsPage }),
  help: async () => ({ Component: (await import('../routes/help/HelpPage')).HelpPage }),
  accessExpired: async () => ({
    Component: (await import('../routes/accessExpired/AccessExpiredPage')).AccessExpiredPage,
  }),
  invalidSession: async () => ({
    Component: (await import('../routes/invalidSession/InvalidSessionPage')).InvalidSessionPage,
  }),
  changePassword: async () => ({
    Component: (await import('../routes/changePassword/ChangePasswordPage')).ChangePasswordPage,
  }),
  activate: async () => ({ Component: (await import('../routes/activate/ActivatePage')).ActivatePage }),
  impersonate: async () => ({
    Component: (await import('../routes/impersonate/ImpersonatePage')).ImpersonatePage,
  }),
  info: async () => ({ Component: (await import('../routes/info/InfoPage')).InfoPage }),
  notFound: async () => ({ Component: (await import('../routes/notFound/NotFoundPage')).NotFoundPage }),
}

function routesOfTable(): RouteObject[] {
  return (Object.keys(routeTable) as RouteName[]).map((name) => ({
    path: routeTable[name].pattern,
    handle: routeTable[name],
    lazy: () => inTime(screens[name]()),
    errorElement: <RouteFailure />,
  }))
}

/** The app's routes, each within the frame that its metadata asks for. */
export const routes: RouteObject[] = [
  {
    element: <AppLayout />,
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <></>,
    children: [
      ...routesOfTable(),
      { path: '/dashboard', element: <Navigate to={paths.dashboard} replace /> },
      { path: '/search', element: <Navigate to={paths.resumedSearch} replace /> },
    ],
  },
]

/** Says which route is shown. */
export type AppRouter = ReturnType<typeof createRouter>

/** A router of the app's routes that follows the browser's address. */
export function createRouter() {
  return createBrowserRouter(routes)
}
