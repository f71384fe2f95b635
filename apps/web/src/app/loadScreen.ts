import { inTime } from './inTime'
import type { RouteName } from './paths'
import { routeAt } from './routeAt'

/** The page of a route. */
export type Screen = () => React.ReactNode

/** Each route's screen is a chunk of its own. */
const load: Record<RouteName, () => Promise<Screen>> = {
  dashboard: async () => (await import('../routes/dashboard/DashboardPage')).DashboardPage,
  search: async () => (await import('../routes/search/SearchPage')).SearchPage,
  project: async () => (await import('../routes/project/ProjectPage')).ProjectPage,
  procurement: async () => (await import('../routes/procurement/ProcurementPage')).ProcurementPage,
  company: async () => (await import('../routes/company/CompanyPage')).CompanyPage,
  list: async () => (await import('../routes/list/ListPage')).ListPage,
  hiddenItems: async () => (await import('../routes/hiddenItems/HiddenItemsPage')).HiddenItemsPage,
  printProject: async () => (await import('../routes/printProject/PrintProjectPage')).PrintProjectPage,
  printProcurement: async () =>
    (await import('../routes/printProcurement/PrintProcurementPage')).PrintProcurementPage,
  settings: async () => (await import('../routes/settings/SettingsPage')).SettingsPage,
  help: async () => (await import('../routes/help/HelpPage')).HelpPage,
  accessExpired: async () => (await import('../routes/accessExpired/AccessExpiredPage')).AccessExpiredPage,
  invalidSession: async () =>
    (await import('../routes/invalidSession/InvalidSessionPage')).InvalidSessionPage,
  changePassword: async () =>
    (await import('../routes/changePassword/ChangePasswordPage')).ChangePasswordPage,
  activate: async () => (await import('../routes/activate/ActivatePage')).ActivatePage,
  impersonate: async () => (await import('../routes/impersonate/ImpersonatePage')).ImpersonatePage,
  info: async () => (await import('../routes/info/InfoPage')).InfoPage,
  notFound: async () => (await import('../routes/notFound/NotFoundPage')).NotFoundPage,
}

/** Loads the screen of a route; asking again costs nothing. @throws where it does not arrive in time */
export function loadScreen(name: RouteName): Promise<Screen> {
  return inTime(load[name]())
}

/** Loads the screen of an address ahead, beside what else the start waits for; a failure is told where it is shown. */
export function preloadScreenAt(pathname: string): void {
  load[routeAt(pathname)]().catch(() => {})
}
