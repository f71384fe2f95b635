import { describe, expect, test } from 'vitest'
import type { HiddenEntry } from './HiddenEntry'
import { entriesOf, entryHiding, entryOf, subjectOf } from './HiddenEntry'
import { countHidden, filterByText } from './hiddenPage'
import { changeHiddenUsers, hideItem } from './hideItem'
import { isProcurementOver, isProjectOver } from './isOver'
import { canRemoveSelf, removeHidden, withoutEntries, withSavedEntry } from './removeHidden'

const entry = (
  id: number,
  usersIds: number[],
  projectId: number | null,
  procurementId: number | null = null,
): HiddenEntry => ({
  id,
  usersIds,
  projectId,
  procurementId,
})
const mine = entry(1, [7], 70)
const ours = entry(2, [7, 8], null, 90)
const theirs = entry(3, [8], 70)
const all = [mine, ours, theirs]

describe('a hidden item', () => {
  test('[B01] is hidden from its users', () => {
    expect(entriesOf(all, 7)).toEqual([mine, ours])
    expect(entryHiding(all, { type: 'project', id: 70 }, 7)).toBe(mine)
    expect(entryHiding(all, { type: 'procurement', id: 70 }, 7)).toBeNull()
    expect(entryHiding(all, { type: 'procurement', id: 90 }, 9)).toBeNull()
    expect(entryHiding(all, { type: 'project', id: 90 }, 7)).toBeNull()
    expect(subjectOf(ours)).toEqual({ type: 'procurement', id: 90 })
    expect(subjectOf(entry(4, [7], null))).toBeNull()
  })

  test('[B01] has one entry per company', () => {
    expect(entryOf([theirs, ours], { type: 'project', id: 70 })).toBe(theirs)
    expect(entryOf([theirs, ours], { type: 'procurement', id: 70 })).toBeNull()
  })

  test('[B01] is counted by type', () => {
    expect(countHidden(all, 7)).toEqual({ project: 1, procurement: 1 })
    expect(countHidden(all, 8)).toEqual({ project: 1, procurement: 1 })
    expect(countHidden([mine, entry(5, [7], null)], 7)).toEqual({ project: 1, procurement: 0 })
  })

  test('[M03] is always hidden from the current user too', () => {
    expect(hideItem({ type: 'project', id: 70 }, [9, 8], 7)).toEqual({
      id: null,
      usersIds: [7, 8, 9],
      projectId: 70,
      procurementId: null,
    })
    expect(hideItem({ type: 'procurement', id: 90 }, [7], 7)).toEqual({
      id: null,
      usersIds: [7],
      projectId: null,
      procurementId: 90,
    })
    expect(changeHiddenUsers(ours, [10], 7)).toEqual({
      id: 2,
      usersIds: [7, 10],
      projectId: null,
      procurementId: 90,
    })
  })

  test.each([
    [mine, 'self', { kind: 'delete', id: 1 }],
    [mine, 'all', { kind: 'delete', id: 1 }],
    [ours, 'self', { kind: 'edit', draft: { id: 2, usersIds: [8], projectId: null, procurementId: 90 } }],
    [ours, 'all', { kind: 'delete', id: 2 }],
  ] as const)('[M03] showing %j again to %s sends %j', (removed, forWhom, removal) => {
    expect(removeHidden(removed, forWhom, 7)).toEqual(removal)
  })

  test.each([
    [mine, false],
    [ours, true],
    [theirs, false],
  ])('[M03] %j can be shown again to only the current user: %s', (removed, can) => {
    expect(canRemoveSelf(removed, 7)).toBe(can)
  })

  test('[B01] leaves the page after a cleanup, and a new one comes first', () => {
    expect(withoutEntries(all, [1, 3])).toEqual([ours])
    expect(withSavedEntry([mine, ours], theirs)).toEqual([theirs, mine, ours])
    expect(withSavedEntry([mine, ours], { ...ours, usersIds: [7] })).toEqual([
      mine,
      { ...ours, usersIds: [7] },
    ])
  })
})

describe('an item that is over', () => {
  test.each([
    [[], false],
    [['2026-11-19'], true],
    [['2026-11-20'], false],
    [['2026-11-19T23:00:00+01:00', '2026-01-01'], true],
    [['2026-11-19', '2026-12-01'], false],
    [['2026-11-19', null], false],
  ])('[B01] a procurement whose windows end on %j is over: %s', (windowEnds, over) => {
    expect(isProcurementOver({ windowEnds }, '2026-11-20')).toBe(over)
  })

  const phases = [
    { id: 4, index: 2 },
    { id: 9, index: null },
    { id: 6, index: 3 },
    { id: 1, index: 1 },
  ]
  test.each([
    [null, false],
    [1, false],
    [4, false],
    [6, true],
    [9, true],
    [77, false],
  ])('[B01] a project in phase %j is over: %s', (phase, over) => {
    expect(isProjectOver(phase, phases)).toBe(over)
  })
})

test.each([
  ['', ['Skole i Århus', 'Bro']],
  ['  ', ['Skole i Århus', 'Bro']],
  ['århus SKO', ['Skole i Århus']],
  ['bro', ['Bro']],
  ['havn', []],
])('[B01] the filter %j matches %j', (filter, names) => {
  const items = [{ name: 'Skole i Århus' }, { name: 'Bro' }]
  expect(filterByText(items, filter).map(({ name }) => name)).toEqual(names)
})
