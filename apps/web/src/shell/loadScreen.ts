import { inTime } from './inTime'
import type { RouteName } from '../routing/paths'
import { routeAt } from '../routing/routeAt'

/** The page component of a route. */
export type Screen = () => React.ReactNode

/** The functions that load the screens. The bundler makes each screen a separate chunk. */
const load: Record<RouteName, () => Promise<Screen>> = {
  dashboard: async () => (await import('../dashboard/DashboardPage')).DashboardPage,
  search: async () => (await import('../search/SearchPage')).SearchPage,
  project: async () => (await import('../item/project/ProjectPage')).ProjectPage,
  procurement: async () => (await import('../item/procurement/ProcurementPage')).ProcurementPage,
  company: async () => (await import('../item/company/CompanyPage')).CompanyPage,
  list: async () => (await import('../lists/page/ListPage')).ListPage,
  hiddenItems: async () => (await import('../hiddenItems/page/HiddenItemsPage')).HiddenItemsPage,
  printProject: async () => (await import('../print/PrintProjectPage')).PrintProjectPage,
  printProcurement: async () => (await import('../print/PrintProcurementPage')).PrintProcurementPage,
  settings: async () => (await import('../account/settings/SettingsPage')).SettingsPage,
  help: async () => (await import('../help/HelpPage')).HelpPage,
  accessExpired: async () => (await import('../account/login/AccessExpiredPage')).AccessExpiredPage,
  invalidSession: async () => (await import('../account/login/InvalidSessionPage')).InvalidSessionPage,
  changePassword: async () => (await import('../account/password/ChangePasswordPage')).ChangePasswordPage,
  activate: async () => (await import('../account/password/ActivatePage')).ActivatePage,
  impersonate: async () => (await import('../account/impersonation/ImpersonatePage')).ImpersonatePage,
  info: async () => (await import('../info/InfoPage')).InfoPage,
  notFound: async () => (await import('../info/NotFoundPage')).NotFoundPage,
}

/** Loads the screen of a route. Repeated calls do not load again. @throws if loading takes too long */
export function loadScreen(name: RouteName): Promise<Screen> {
  return inTime(load[name]())
}

/** Prefetches the screen of an address. If that fails, rendering the screen reports the error. */
export function preloadScreenAt(pathname: string): void {
  load[routeAt(pathname)]().catch(() => {})
}
