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
