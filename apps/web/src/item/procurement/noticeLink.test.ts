import { expect, test } from 'vitest'
import { noticeLink } from './noticeLink'

const page = 'https://ted.europa.eu/en/notice/-/detail/98511-2026'

test.each([
  ['2026/S 214-098511', page],
  ['98511-2026', page],
  ['00098511-2026', page],
  ['2026/S 000-000001', null],
  ['2026/S 214-000000', null],
  ['ocds-213czf-98511', null],
  ['', null],
  [null, null],
])('[Q03] the EU number %s leads to %s', (euNr, link) => {
  expect(noticeLink(euNr)).toBe(link)
})
