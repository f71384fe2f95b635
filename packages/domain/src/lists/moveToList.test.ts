import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ListContents, ListedItem } from './moveToList'
import { holds, listsHolding, moveToList, withoutItem } from './moveToList'

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 6 })
const lists = fc
  .array(fc.record({ projects: ids, procurements: ids, companies: ids }), { minLength: 1, maxLength: 6 })
  .map((made) => made.map((contents, index): ListContents => ({ id: index + 1, ...contents })))
const item: fc.Arbitrary<ListedItem> = fc.record({
  type: fc.constantFrom('project' as const, 'procurement' as const, 'company' as const),
  id: fc.integer({ min: 1, max: 12 }),
})

const applied = (all: readonly ListContents[], saved: readonly ListContents[]): ListContents[] =>
  all.map((list) => saved.find(({ id }) => id === list.id) ?? list)

describe('moving an item to a list', () => {
  test('[M04] puts it on exactly the chosen list and moves no other item', () => {
    fc.assert(
      fc.property(lists, item, fc.nat(), (all, moved, pick) => {
        const targetId = (pick % all.length) + 1
        const after = applied(all, moveToList(all, targetId, moved))
        expect(listsHolding(after, moved).map(({ id }) => id)).toEqual([targetId])
        const others = (found: readonly ListContents[]): ListContents[] =>
          found.map((list) => withoutItem(list, moved))
        expect(others(after)).toEqual(others(all))
      }),
    )
  })

  test('[M04] saves the target first, so a failure never loses the item', () => {
    const all = [
      { id: 1, projects: [7], procurements: [], companies: [] },
      { id: 2, projects: [], procurements: [7], companies: [] },
    ]
    expect(moveToList(all, 2, { type: 'project', id: 7 })).toEqual([
      { id: 2, projects: [7], procurements: [7], companies: [] },
      { id: 1, projects: [], procurements: [], companies: [] },
    ])
  })

  test('[M04] saves nothing if the target already contains the item, or if the list is unknown', () => {
    const all = [{ id: 1, projects: [7], procurements: [], companies: [] }]
    expect(moveToList(all, 1, { type: 'project', id: 7 })).toEqual([])
    expect(moveToList(all, 9, { type: 'project', id: 7 })).toEqual([])
    expect(all.every((list) => holds(list, { type: 'project', id: 7 }))).toBe(true)
  })
})
