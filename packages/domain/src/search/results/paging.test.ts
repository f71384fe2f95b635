import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageCountOf, pageItems } from './paging'

const drawn = (current: number, count: number): string =>
  pageItems(current, count)
    .map((item) => (item.type === 'ellipsis' ? '…' : item.isCurrent ? `[${item.page}]` : item.page))
    .join(' ')

describe('pageItems', () => {
  test.each([
    [1, 1, ''],
    [1, 2, '[1] 2'],
    [1, 5, '[1] 2 … 5'],
    [3, 5, '1 2 [3] 4 5'],
    [4, 9, '1 2 3 [4] 5 … 9'],
    [5, 9, '1 … 4 [5] 6 … 9'],
    [6, 9, '1 … 5 [6] 7 8 9'],
    [9, 9, '1 … 8 [9]'],
    [12, 9, '1 … 8 [9]'],
  ])('[S05] page %i of %i shows %s', (current, count, expected) => {
    expect(drawn(current, count)).toBe(expected)
  })

  test('[S05] shows each page once, in ascending order, and always the current one', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3, max: 400 }), fc.integer({ min: 2, max: 300 }), (current, count) => {
        const pages = pageItems(current, count).flatMap((item) => (item.type === 'page' ? [item.page] : []))
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b))
        expect(pages[0]).toBe(1)
        expect(pages.at(-1)).toBe(count)
        expect(
          pageItems(current, count).filter((item) => item.type === 'page' && item.isCurrent),
        ).toHaveLength(1)
      }),
    )
  })

  test.each([
    [0, 1],
    [20, 1],
    [21, 2],
    [1000, 50],
  ])('[S05] %i matches make %i pages of 20', (count, pages) => {
    expect(pageCountOf(count, 20)).toBe(pages)
  })
})

const gaps = (current: number) =>
  pageItems(current, 20).flatMap((item) => (item.type === 'ellipsis' ? [item.key] : []))

test('[S05] each ellipsis has its own key, because a list can contain two', () => {
  expect(gaps(10)).toEqual(['before', 'after'])
  expect(gaps(1)).toEqual(['after'])
  expect(gaps(20)).toEqual(['before'])
  expect(pageItems(1, 1)).toEqual([])
})
