import { expect, test } from 'vitest'
import { routeNameAt } from './routeNameAt'

test.each([
  ['/', 'dashboard'],
  ['/search/3', 'search'],
  ['/project/7', 'project'],
  ['/blacklist', 'hiddenItems'],
  ['/invalid-session/', 'invalidSession'],
  ['/print-project/7', 'printProject'],
  ['/change-password/secret', 'changePassword'],
  ['/project', 'notFound'],
  ['/no/such/page', 'notFound'],
])('[R09, R10] %s leads to %s', (pathname, name) => {
  expect(routeNameAt(pathname)).toBe(name)
})
