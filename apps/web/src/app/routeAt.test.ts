import { expect, test } from 'vitest'
import { routeAt } from './routeAt'

test.each([
  ['/', 'dashboard', {}],
  ['/search/3', 'search', { page: '3' }],
  ['/project/7', 'project', { id: '7' }],
  ['/Project/7/', 'project', { id: '7' }],
  ['/blacklist', 'hiddenItems', {}],
  ['/invalid-session/', 'invalidSession', {}],
  ['/print-project/7', 'printProject', { id: '7' }],
  ['/change-password/a%2Fb', 'changePassword', { resetToken: 'a/b' }],
  ['/change-password/100%', 'changePassword', { resetToken: '100%' }],
  ['/project', 'notFound', { '*': 'project' }],
  ['/no/such/page', 'notFound', { '*': 'no/such/page' }],
])('[R09, R10] %s leads to %s with %o', (pathname, name, params) => {
  expect(routeAt(pathname)).toEqual({ name, params })
})
