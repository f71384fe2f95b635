import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { callers } from '../access/callers.fixture'
import { changeCriteria } from './changeCriteria'
import type { Accumulated } from './results/companySearch'
import { accumulate, canLoadMore, companyOrder } from './results/companySearch'
import { canChooseRole, canSearch, orderRules } from './searchRules'
import { indexOfPage, nextPage, searchPageCount, shownOfList } from './results/paging'
import { emptyCriteria } from './SearchCriteria'

const companies = emptyCriteria('company')

const pageOf = (ids: number[], count: number) => ({
  items: ids.map((id) => ({ id })),
  count,
  countIsCapped: false,
})

describe('a company search', () => {
  test.each([
    [{}, 'updated'],
    [{ projectPhases: [3] }, 'updated'],
    [{ freeSearch: '  ' }, 'updated'],
    [{ freeSearch: 'lund' }, 'bestMatch'],
    [{ countryIds: [1] }, 'bestMatch'],
    [{ roles: [1] }, 'bestMatch'],
  ])('[S16] with %j is sorted by %s, descending', (change, order) => {
    expect(companyOrder(changeCriteria(companies, change))).toBe(order)
  })

  test('[S16] collects the loaded pages and keeps the count of the first page', () => {
    const first = accumulate(null, pageOf([1, 2], 5))
    const both = accumulate(first, pageOf([2, 3], 9))
    expect(both).toEqual({ items: [{ id: 1 }, { id: 2 }, { id: 3 }], count: 5, countIsCapped: false })
  })

  test('[S16] never repeats or loses a company when pages overlap', () => {
    const pages = fc.array(fc.uniqueArray(fc.nat(20)), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(pages, (made) => {
        const loaded = made.reduce<Accumulated<{ id: number }> | null>(
          (before, ids) => accumulate(before, pageOf(ids, 21)),
          null,
        )
        const ids = (loaded?.items ?? []).map(({ id }) => id)
        expect(new Set(ids)).toEqual(new Set(made.flat()))
        expect(ids).toHaveLength(new Set(ids).size)
      }),
    )
  })

  test.each([
    [{ items: [1, 2], count: 3, countIsCapped: false }, 2, true],
    [{ items: [1, 2, 3], count: 3, countIsCapped: false }, 1, false],
    [{ items: [1, 2], count: 1000, countIsCapped: true }, 2, true],
    [{ items: [1, 2], count: 1000, countIsCapped: true }, 1, false],
  ])('[S16] with %j after a page of %i, more is offered: %s', (loaded, last, more) => {
    expect(canLoadMore(loaded, last, 2)).toBe(more)
  })

  test.each([
    ['company', 'paid', true],
    ['company', 'paidWithoutCompanies', false],
    ['project', 'none', true],
    ['procurement', 'limited', false],
  ] as const)('[S16, K01] %ss can be searched by %s: %s', (itemType, caller, may) => {
    expect(canSearch({ itemType }, callers[caller])).toBe(may)
  })
})

describe('pages of results', () => {
  test.each([
    [0, false, 1],
    [20, false, 1],
    [21, false, 2],
    [1000, false, 50],
    [1000, true, 50],
    [4321, false, 50],
  ])('[S02, S05] %i matches (capped: %s) fill %i pages', (count, countIsCapped, pages) => {
    expect(searchPageCount({ count, countIsCapped })).toBe(pages)
  })

  test.each([
    [1, 41, 2],
    [2, 41, 3],
    [3, 41, null],
    [1, 0, null],
    [50, 5000, null],
  ])('[S05] on page %i of %i matches, page %s is prefetched', (page, count, next) => {
    expect(nextPage(page, { count, countIsCapped: false })).toBe(next)
  })

  test.each([
    [1, 0],
    [7, 6],
    [0, 0],
  ])('[S05] page %i of the URL is index %i of the call', (page, index) => {
    expect(indexOfPage(page)).toBe(index)
  })

  test.each([
    [0, 100, 20],
    [1, 100, 40],
    [0, 7, 7],
    [9, 30, 30],
  ])('[T01] after %i presses, %i items show %i', (presses, total, shown) => {
    expect(shownOfList(presses, total)).toBe(shown)
  })
})

describe('filters', () => {
  test.each([
    [['project'], 'project', true],
    [['project', 'company'], 'company', true],
    [['project'], 'procurement', false],
    [[], 'project', false],
  ] as const)('[S11] a role for %j can be chosen for %ss: %s', (itemTypes, itemType, can) => {
    expect(canChooseRole({ id: 1, itemTypes }, itemType)).toBe(can)
  })
})

const shared = ['bestMatch', 'published', 'updated', 'budget']

test.each([
  ['project', 'bestMatch', 'paid', shared, false],
  ['project', 'updated', 'paid', shared, true],
  ['procurement', 'deadline', 'paid', [...shared, 'deadline'], false],
  ['procurement', 'budget', 'none', shared, true],
  ['company', 'bestMatch', 'paid', [], false],
] as const)(
  '[S03, K02] %ss sorted by %s, for a caller with the product %s: the orders %j, reversible %s',
  (itemType, order, product, orders, canReverse) => {
    expect(orderRules({ itemType, order }, callers[product])).toEqual({ orders, canReverse })
  },
)
