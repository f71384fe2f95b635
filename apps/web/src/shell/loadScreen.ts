import type { Part } from './createPart'
import { createPart } from './createPart'
import { inTime } from './inTime'
import type { RouteName } from '../routing/paths'
import { routeNames } from '../routing/routeAt'

type Screen = () => React.ReactNode

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

/** The page components by route. Each component loads when its route is first visited. */
export const screens = Object.fromEntries(
  routeNames.map((name) => [name, createPart(() => inTime(load[name]()))]),
) as Record<RouteName, Part<object>>
