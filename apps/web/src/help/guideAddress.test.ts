import type { Schemas } from '@spadestik/api-client/schema'
import { expect, test } from 'vitest'
import { pageOfHash, shownTab } from './guideAddress'

const tab = (id: number, pageIds: number[]): Schemas['HelpdeskTab'] => ({
  id,
  name: `Tab ${id}`,
  icon: 'search',
  iconType: 'outline',
  index: id,
  pages: pageIds.map((pageId) => ({ id: pageId, title: `Page ${pageId}`, parts: [] })),
})

test.each([
  ['#page11', 11],
  ['#page', null],
  ['#page1x', null],
  ['#book-demo', null],
  ['', null],
])('[A07] the hash %j opens page %j', (hash, page) => {
  expect(pageOfHash(hash)).toBe(page)
})

test.each([
  ['nothing', null, null, 1],
  ['a tab', '2', null, 2],
  ['a tab that there is not', '9', null, 1],
  ['a page', null, 21, 2],
  ['a page of a tab other than in the query', '1', 21, 2],
  ['a missing page', '2', 99, 2],
])('[A07] an address with %s shows the tab in it, or else the first one', (_what, asked, page, shown) => {
  expect(shownTab([tab(1, [11]), tab(2, [21, 22])], asked, page)).toBe(shown)
})

test('[A07] a guide without tabs shows no tab', () => {
  expect(shownTab([], '1', 11)).toBeNull()
})
