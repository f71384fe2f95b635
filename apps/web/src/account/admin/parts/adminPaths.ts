export const adminTabs = ['companies', 'users', 'requests', 'mails', 'products', 'runs', 'log'] as const

export type AdminTab = (typeof adminTabs)[number]

export const adminPaths = {
  companies: '/admin',
  users: '/admin/users',
  requests: '/admin/requests',
  mails: '/admin/mails',
  products: '/admin/products',
  runs: '/admin/runs',
  log: '/admin/log',
  user: (userId: number): string => `/admin/users?user=${userId}`,
  usersOf: (companyId: number): string => `/admin/users?company=${companyId}`,
} as const
