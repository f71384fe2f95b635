import type { RouteObject } from 'react-router-dom'
import { createBrowserRouter, Navigate } from 'react-router-dom'
import { AppLayout } from './AppLayout'
import { paths, routeTable } from './paths'
import { RouteFailure } from './RouteFailure'

type RouteName = keyof typeof routeTable

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
  invalidSession: async () => ({
    Component: (await import('../routes/invalidSession/InvalidSessionPage')).InvalidSessionPage,
  }),
}

function routesOfTable(): RouteObject[] {
  return (Object.keys(routeTable) as RouteName[]).map((name) => ({
    path: routeTable[name].pattern,
    handle: routeTable[name],
    lazy: screens[name],
    errorElement: <RouteFailure />,
  }))
}

/** The app's routes, each within the frame that its metadata asks for. */
export function createRouter() {
  return createBrowserRouter([
    {
      element: <AppLayout />,
      errorElement: <RouteFailure />,
      hydrateFallbackElement: <></>,
      children: [
        ...routesOfTable(),
        { path: '/dashboard', element: <Navigate to={paths.dashboard} replace /> },
        { path: '/search', element: <Navigate to={paths.resumedSearch} replace /> },
        {
          path: '*',
          lazy: async () => ({ Component: (await import('../routes/notFound/NotFoundPage')).NotFoundPage }),
        },
      ],
    },
  ])
}
