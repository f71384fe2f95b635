/** Who may see a route, and what frames it. @source specification 2 (Route table) */
export interface RouteMetadata {
  readonly requireLogin: boolean
  readonly limitedAccess: boolean
  readonly hideHeaderFooter: boolean
}

const framed: RouteMetadata = { requireLogin: true, limitedAccess: false, hideHeaderFooter: false }

/** Every route of the app: its pattern and its metadata. */
export const routeTable = {
  dashboard: { ...framed, pattern: '/' },
  search: { ...framed, pattern: '/search/:page' },
  project: { ...framed, pattern: '/project/:id', limitedAccess: true },
  procurement: { ...framed, pattern: '/procurement/:id' },
  company: { ...framed, pattern: '/company/:id' },
  list: { ...framed, pattern: '/list/:id' },
  invalidSession: { ...framed, pattern: '/invalid-session', requireLogin: false },
} as const satisfies Record<string, RouteMetadata & { pattern: string }>

/** The paths of the app's pages. Anchors are written with the hash. */
export const paths = {
  dashboard: '/',
  search: (page: number, query: string): string => `/search/${page}${query === '' ? '' : `?${query}`}`,
  /** Resumes the search that was last looked at. */
  resumedSearch: '/search/0',
  project: (id: number): string => `/project/${id}`,
  procurement: (id: number): string => `/procurement/${id}`,
  company: (id: number): string => `/company/${id}`,
  list: (id: number): string => `/list/${id}`,
  invalidSession: '/invalid-session/',
} as const
