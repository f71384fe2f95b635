import { expect, test } from 'vitest'
import { readableUrl } from './readableUrl'

test.each([
  ['/', '/'],
  ['/project/7?tab=1', '/project/7?tab=1'],
  ['/project/%C3%A6', '/project/%C3%A6'],
  ['/project/%E0%A4%A', '/'],
  ['/project/%?domain=se', '/'],
  ['/search/1?q=%', '/search/1?q=%'],
  ['/api/%', '/api/%'],
  ['/files/%', '/files/%'],
])('[R09, Z03] %s is routed as %s', (url, routed) => {
  expect(readableUrl(url)).toBe(routed)
})
