/** Which visitors may see a route, and whether its page has a header and footer (R10). */
interface RouteMetadata {
  readonly requireLogin: boolean
  /** Whether limited visitors, who may open a few projects without a subscription, may see the route. */
  readonly limitedAccess: boolean
  readonly hideHeaderFooter: boolean
  /**
   * Whether a public route is a form. The form waits until it is known whether the user is logged in.
   * Otherwise typed text could be lost.
   */
  readonly isForm?: boolean
}

const framed: RouteMetadata = { requireLogin: true, limitedAccess: false, hideHeaderFooter: false }
const open: RouteMetadata = { ...framed, requireLogin: false }
const form: RouteMetadata = { ...open, isForm: true }

export type Route = RouteMetadata & { readonly pattern: string }

export const routeTable = {
  dashboard: { ...framed, pattern: '/' },
  search: { ...framed, pattern: '/search/:page' },
  project: { ...framed, pattern: '/project/:id', limitedAccess: true },
  procurement: { ...framed, pattern: '/procurement/:id' },
  company: { ...framed, pattern: '/company/:id' },
  list: { ...framed, pattern: '/list/:id' },
  hiddenItems: { ...framed, pattern: '/blacklist' },
  printProject: { ...framed, pattern: '/print-project/:id', hideHeaderFooter: true },
  printProcurement: { ...framed, pattern: '/print-procurement/:id', hideHeaderFooter: true },
  settings: { ...framed, pattern: '/settings' },
  help: { ...framed, pattern: '/help' },
  accessExpired: { ...framed, pattern: '/access-expired', limitedAccess: true },
  invalidSession: { ...open, pattern: '/invalid-session' },
  changePassword: { ...form, pattern: '/change-password/:resetToken' },
  activate: { ...form, pattern: '/activate/:activateToken' },
  impersonate: { ...form, pattern: '/impersonate/:token' },
  info: { ...open, pattern: '/info/:topic' },
  notFound: { ...open, pattern: '*' },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routeTable

export type InfoTopic = 'benefits' | 'prices' | 'about' | 'cookies' | 'terms'

export const paths = {
  dashboard: '/',
  search: (page: number, query: string): string => `/search/${page}${query === '' ? '' : `?${query}`}`,
  blankSearch: '/search/1',
  resumedSearch: '/search/0',
  project: (id: number): string => `/project/${id}`,
  procurement: (id: number): string => `/procurement/${id}`,
  company: (id: number): string => `/company/${id}`,
  list: (id: number): string => `/list/${id}`,
  hiddenItems: '/blacklist',
  settings: '/settings',
  help: '/help',
  info: (topic: InfoTopic): string => `/info/${topic}`,
  /**
   * The form for booking a demo. It is on the help page, or below the login for visitors without a session.
   */
  bookDemo: '/help#book-demo',
  accessExpired: '/access-expired',
  invalidSession: '/invalid-session/',
  print: (type: 'project' | 'procurement', ids: readonly number[]): string =>
    `/print-${type}/${ids.join('.')}`,
} as const
