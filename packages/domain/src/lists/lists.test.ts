import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countOfList } from './countOfList'
import { withoutList, withSavedList } from './listChanges'
import { byUpdated, hasNews } from './listOrder'
import type { ListContents } from './moveToList'
import { holds } from './moveToList'
import { preselectedLists, removeFromLists } from './removeFromLists'

const list = (id: number, projects: number[], procurements: number[] = []): ListContents => ({
  id,
  projects,
  procurements,
  companies: [],
})
const lists = [list(1, [7, 8]), list(2, [], [7]), list(3, [7])]
const item = { type: 'project', id: 7 } as const

describe('removing an item from lists', () => {
  test('[M04] preselects the first list that contains it', () => {
    expect(preselectedLists(lists, item)).toEqual([1])
    expect(preselectedLists(lists, { type: 'company', id: 7 })).toEqual([])
  })

  test.each([
    [[1], [list(1, [8])]],
    [
      [1, 3],
      [list(1, [8]), list(3, [])],
    ],
    [[2, 9], []],
    [[], []],
  ])('[M04] removing from %j saves %j', (ticked, saved) => {
    expect(removeFromLists(lists, ticked, item)).toEqual(saved)
  })

  test('[M04] removes no other item', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 5 })
    fc.assert(
      fc.property(fc.array(fc.tuple(ids, ids), { maxLength: 4 }), ids, (contents, ticked) => {
        const made = contents.map(([projects, procurements], index) =>
          list(index + 1, projects, procurements),
        )
        for (const saved of removeFromLists(made, ticked, item)) {
          expect(holds(saved, item)).toBe(false)
          const before = made[saved.id - 1]
          expect(saved.projects).toEqual(before?.projects.filter((id) => id !== 7))
          expect(saved.procurements).toEqual(before?.procurements)
        }
      }),
    )
  })
})

describe('the lists of a user', () => {
  test('[T01] count their items of all types together', () => {
    expect(countOfList({ projects: [1, 2], procurements: [3], companies: [1] })).toBe(4)
    expect(countOfList({ projects: [], procurements: [], companies: [] })).toBe(0)
  })

  test('[W07] change after saving: a saved list is replaced, a new one comes first, a deleted one is removed', () => {
    expect(withSavedList(lists, list(2, [9]))).toEqual([list(1, [7, 8]), list(2, [9]), list(3, [7])])
    expect(withSavedList(lists, list(4, [])).map(({ id }) => id)).toEqual([4, 1, 2, 3])
    expect(withoutList(lists, 2).map(({ id }) => id)).toEqual([1, 3])
  })

  test('[D01] are sorted by latest change, with new lists first', () => {
    const dated = [
      { id: 1, lastUpdated: '2026-11-01T10:00:00Z' },
      { id: 2, lastUpdated: null },
      { id: 3, lastUpdated: '2026-11-01T12:30:00+02:00' },
      { id: 4, lastUpdated: '2026-11-01T10:00:00Z' },
      { id: 5, lastUpdated: null },
    ]
    expect(byUpdated(dated).map(({ id }) => id)).toEqual([5, 2, 3, 4, 1])
  })

  test.each([
    [null, null, false],
    ['2026-11-01T10:00:00Z', null, true],
    ['2026-11-01T10:00:00Z', '2026-11-01T10:00:00Z', false],
    ['2026-11-01T10:00:01Z', '2026-11-01T10:00:00Z', true],
    ['2026-11-01T10:00:00+02:00', '2026-11-01T09:00:00Z', false],
  ])('[W07] a list changed at %s and seen at %s has news: %s', (lastUpdated, lastSeen, news) => {
    expect(hasNews({ lastUpdated, lastSeen })).toBe(news)
  })
})
