/** The data on which the first content of a screen waits (ADR 58). */
export type FirstData = 'today' | 'results' | 'project' | 'procurement'

/** A screen of the app. The app and its build read the same table of screens. */
export interface Screen {
  /** The pattern of the path, in the notation of React Router. */
  readonly pattern: string
  /** The path of the module in `src`, without its extension. The component has the name of the file. */
  readonly module: string
  readonly requireLogin: boolean
  /** Whether limited visitors, who may open a few projects without a subscription, may see the screen. */
  readonly limitedAccess: boolean
  /** Whether the page has neither header nor footer (R10). */
  readonly hideHeaderFooter: boolean
  /**
   * Whether a public screen is a form. The form waits until it is known whether the user is logged in.
   * Otherwise typed text could be lost.
   */
  readonly isForm?: boolean
  /** The early script requests this data before the app has loaded. */
  readonly firstData?: FirstData
}

const framed = { requireLogin: true, limitedAccess: false, hideHeaderFooter: false }
const open = { ...framed, requireLogin: false }
const form = { ...open, isForm: true }
const print = { ...framed, hideHeaderFooter: true }

export const screens = {
  dashboard: { ...framed, pattern: '/', module: 'dashboard/DashboardPage', firstData: 'today' },
  search: { ...framed, pattern: '/search/:page', module: 'search/SearchPage', firstData: 'results' },
  project: {
    ...framed,
    pattern: '/project/:id',
    module: 'item/project/ProjectPage',
    firstData: 'project',
    limitedAccess: true,
  },
  procurement: {
    ...framed,
    pattern: '/procurement/:id',
    module: 'item/procurement/ProcurementPage',
    firstData: 'procurement',
  },
  company: { ...framed, pattern: '/company/:id', module: 'item/company/CompanyPage' },
  list: { ...framed, pattern: '/list/:id', module: 'lists/page/ListPage' },
  hiddenItems: { ...framed, pattern: '/blacklist', module: 'hiddenItems/page/HiddenItemsPage' },
  printProject: { ...print, pattern: '/print-project/:id', module: 'print/PrintProjectPage' },
  printProcurement: { ...print, pattern: '/print-procurement/:id', module: 'print/PrintProcurementPage' },
  settings: { ...framed, pattern: '/settings', module: 'account/settings/SettingsPage' },
  admin: { ...framed, pattern: '/admin/*', module: 'account/admin/AdminPage' },
  help: { ...framed, pattern: '/help', module: 'help/HelpPage' },
  accessExpired: {
    ...framed,
    pattern: '/access-expired',
    module: 'account/login/AccessExpiredPage',
    limitedAccess: true,
  },
  invalidSession: { ...open, pattern: '/invalid-session', module: 'account/login/InvalidSessionPage' },
  changePassword: {
    ...form,
    pattern: '/change-password/:resetToken',
    module: 'account/password/ChangePasswordPage',
  },
  activate: { ...form, pattern: '/activate/:activateToken', module: 'account/password/ActivatePage' },
  impersonate: { ...form, pattern: '/impersonate/:token', module: 'account/impersonation/ImpersonatePage' },
  info: { ...open, pattern: '/info/:topic', module: 'help/info/InfoPage' },
  notFound: { ...open, pattern: '*', module: 'help/info/NotFoundPage' },
} as const satisfies Record<string, Screen>

export type ScreenName = keyof typeof screens

/** The module of the login, which replaces each screen that requires a login. */
export const loginModule = 'account/login/LoginScreen'

/** The module around each screen of a signed-in user or limited visitor. */
export const signedInModule = 'shell/SignedIn'
