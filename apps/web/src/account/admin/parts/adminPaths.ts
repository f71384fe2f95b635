export const adminTabs = ['companies', 'users', 'products', 'log'] as const

export type AdminTab = (typeof adminTabs)[number]

export const adminPaths = {
  companies: '/admin',
  users: '/admin/users',
  products: '/admin/products',
  log: '/admin/log',
  usersOf: (companyId: number): string => `/admin/users?company=${companyId}`,
} as const
