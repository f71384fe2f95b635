import { describe, expect, test } from 'vitest'
import { marksSeenOnClose, newestFirst, popUps, recentUpdates } from './updates'

const made = (id: number, created: string) => ({ id, created })
const idsOf = (items: { id: number }[]): number[] => items.map(({ id }) => id)

describe('updates', () => {
  const items = [
    made(1, '2026-11-01T10:00:00Z'),
    made(2, '2026-11-03T10:00:00Z'),
    made(3, '2026-11-03T12:00:00+02:00'),
  ]

  test('[P03, N01] are sorted newest first', () => {
    expect(idsOf(newestFirst(items))).toEqual([3, 2, 1])
  })

  test.each([
    ['2026-11-06', [3, 2, 1]],
    ['2026-11-07', [3, 2]],
    ['2026-11-09', []],
  ])('[S20] a row on %s shows %j', (today, ids) => {
    expect(idsOf(recentUpdates(items, today))).toEqual(ids)
  })

  test('[N01] open after login for users who want that', () => {
    expect(idsOf(popUps({ showPopups: true }, items))).toEqual([3, 2, 1])
    expect(popUps({ showPopups: false }, items)).toEqual([])
  })

  test.each([
    [[{ seen: false }, { seen: true }], true, true],
    [[{ seen: true }], true, false],
    [[], true, false],
    [[{ seen: false }], false, false],
  ])(
    '[N01] closing the sidebar with %j (marking: %s) marks the news as seen: %s',
    (notifications, marking, marks) => {
      expect(marksSeenOnClose(notifications, marking)).toBe(marks)
    },
  )
})
