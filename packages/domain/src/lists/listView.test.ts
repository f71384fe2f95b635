import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemTypes } from '../items/ItemType'
import type { ListRow } from './listView'
import { listOrders, parseListView, serializeListView, shownType, viewedItems } from './listView'

const views = fc.record({
  type: fc.constantFrom(null, ...itemTypes),
  order: fc.constantFrom(...listOrders.procurement),
  text: fc.string(),
})

test('[T01] a view is the same after writing and parsing its query', () => {
  fc.assert(
    fc.property(views, (view) => {
      expect(parseListView(serializeListView(view))).toEqual(view)
    }),
  )
})

test('[T01] any query can be parsed, and the default view has an empty query', () => {
  fc.assert(
    fc.property(fc.string(), (query) => {
      const view = parseListView(query)
      expect(parseListView(serializeListView(view))).toEqual(view)
    }),
  )
  expect(parseListView('?type=house&order=size')).toEqual({ type: null, order: 'updated', text: '' })
  expect(serializeListView({ type: null, order: 'updated', text: '' })).toBe('')
})

const row = (name: string, changes: Partial<ListRow> = {}): ListRow => ({
  name,
  words: [],
  updated: '2026-11-01T00:00:00Z',
  deadline: null,
  sum: null,
  ...changes,
})
const rows = [
  row('Ørsted', { sum: 5, deadline: '2026-12-24', updated: '2026-11-03T00:00:00Z' }),
  row('Bro 10', { sum: 9, words: ['Horsens', null] }),
  row('Bro 9', { deadline: '2026-11-29', updated: '2026-11-02T00:00:00Z' }),
  row('Årslev', { sum: 0 }),
]
const names = (order: ListRow[]) => order.map(({ name }) => name)

test.each([
  ['updated', ['Ørsted', 'Bro 9', 'Bro 10', 'Årslev']],
  ['deadline', ['Bro 9', 'Ørsted', 'Bro 10', 'Årslev']],
  ['sum', ['Bro 10', 'Ørsted', 'Årslev', 'Bro 9']],
  ['name', ['Bro 9', 'Bro 10', 'Ørsted', 'Årslev']],
] as const)('[T01] sorting by %s gives %j', (order, expected) => {
  expect(names(viewedItems(rows, (one) => one, { order, text: '' }, 'da'))).toEqual(expected)
})

test.each([
  ['bro', ['Bro 9', 'Bro 10']],
  ['BRO horsens', ['Bro 10']],
  [' 9 ', ['Bro 9']],
  ['havn', []],
])('[T01] the filter "%s" matches %j', (text, expected) => {
  expect(names(viewedItems(rows, (one) => one, { order: 'updated', text }, 'da'))).toEqual(expected)
})

test.each([
  ['company', { project: 1, procurement: 1, company: 0 }, true, 'company'],
  [null, { project: 24, procurement: 1, company: 0 }, true, 'procurement'],
  [null, { project: 24, procurement: 1, company: 0 }, false, 'project'],
  [null, { project: 0, procurement: 0, company: 2 }, false, 'company'],
  [null, { project: 0, procurement: 0, company: 0 }, false, 'project'],
] as const)(
  '[T01] with the type %s chosen, the counts %j and a future deadline (%s), the tab %s is open',
  (type, counts, has, expected) => {
    expect(shownType({ type }, counts, has)).toBe(expected)
  },
)
