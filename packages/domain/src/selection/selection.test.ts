import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limits } from '../limits/limits'
import type { Selection } from './selection'
import {
  isSelected,
  nothingSelected,
  pageState,
  selectPage,
  selectRange,
  toggleItem,
  togglePage,
} from './selection'

interface Item {
  readonly id: number
}

const itemsOf = (...ids: number[]): Item[] => ids.map((id) => ({ id }))
const page = itemsOf(1, 2, 3, 4, 5)
const idsOf = ({ items }: Selection<Item>) => items.map(({ id }) => id)
const with1: Selection<Item> = { items: itemsOf(1), anchorId: 1 }

describe('a selection', () => {
  test('[Y01] gains an item that is not in it, and loses one that is', () => {
    const both = toggleItem(with1, { id: 3 })
    expect(both).toEqual({ items: itemsOf(1, 3), anchorId: 3 })
    expect(toggleItem(both, { id: 1 })).toEqual({ items: itemsOf(3), anchorId: 1 })
  })

  test.each([
    ['downwards', 2, 4, [2, 3, 4]],
    ['upwards', 4, 2, [4, 2, 3]],
    ['of one item', 2, 2, [2]],
  ])('[Y01] takes a range %s', (_words, from, to, expected) => {
    const begun = toggleItem<Item>(nothingSelected, { id: from })
    const range = selectRange(begun, { id: to }, page)
    expect(idsOf(range)).toEqual(expected)
    expect(range.anchorId).toBe(from)
  })

  test('[Y01] takes one item if the range begins on another page', () => {
    expect(selectRange({ items: itemsOf(9), anchorId: 9 }, { id: 3 }, page)).toEqual({
      items: itemsOf(9, 3),
      anchorId: 3,
    })
  })

  test('[Y01] keeps the items of other pages when a page is added and removed', () => {
    const before: Selection<Item> = { items: itemsOf(9), anchorId: null }
    const all = togglePage(before, page)
    expect(idsOf(all)).toEqual([9, 1, 2, 3, 4, 5])
    expect(idsOf(togglePage(all, page))).toEqual([9])
    expect(idsOf(selectPage(all, page))).toEqual([9, 1, 2, 3, 4, 5])
  })

  test.each([
    ['none', [9]],
    ['some', [1, 9]],
    ['all', [1, 2, 3, 4, 5]],
  ])('[Y01] contains %s of a page', (expected, ids) => {
    expect(pageState({ items: itemsOf(...ids), anchorId: null }, page)).toBe(expected)
    expect(pageState({ items: itemsOf(...ids), anchorId: null }, [])).toBe('none')
  })

  test('[Y01] never contains an item twice, nor more than its maximum', () => {
    const steps = fc.array(fc.record({ id: fc.integer({ min: 1, max: 300 }), kind: fc.nat(2) }))
    const wide = itemsOf(...Array.from({ length: 300 }, (_, index) => index + 1))
    fc.assert(
      fc.property(steps, (taken) => {
        const ids = idsOf(
          taken.reduce<Selection<Item>>((selection, { id, kind }) => {
            if (kind === 0) return toggleItem(selection, { id })
            return kind === 1 ? selectRange(selection, { id }, wide) : togglePage(selection, wide)
          }, nothingSelected),
        )
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.length).toBeLessThanOrEqual(limits.selectionMax)
      }),
    )
    expect(isSelected(with1, 1)).toBe(true)
  })
})
