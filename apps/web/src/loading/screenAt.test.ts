import { expect, test } from 'vitest'
import { screenAt } from './screenAt'

test.each([
  ['/', 'dashboard'],
  ['/search/3', 'search'],
  ['/project/7', 'project'],
  ['/Project/7/', 'project'],
  ['/project/%E0%A4%A', 'project'],
  ['/blacklist', 'hiddenItems'],
  ['/invalid-session/', 'invalidSession'],
  ['/print-project/7', 'printProject'],
  ['/change-password/a%2Fb', 'changePassword'],
  ['/change-password/100%', 'changePassword'],
  ['/project', 'notFound'],
  ['/no/such/page', 'notFound'],
])('[R09, R10] %s leads to %s', (pathname, name) => {
  expect(screenAt(pathname)).toBe(name)
})
