import { describe, expect, test } from 'vitest'
import type { LotRecord } from '../storage/records/LotRecord'
import { changeText } from './changeText'
import { factsOf } from './factsOf'
import { kindOf } from './kindOf'

const lot = (number: number, to: string | null): Partial<LotRecord> => ({
  id: `LOT-000${number}`,
  offers: to === null ? null : { from: null, to, toTime: null },
})

const textOf = (before: readonly Partial<LotRecord>[], after: readonly Partial<LotRecord>[]) => {
  const change = { itemType: 'procurement' as const, field: 'lots', before, after }
  return changeText(factsOf({ ...change, kind: kindOf(change) }, new Map()), 'en')
}

const [early, late] = ['2026-12-04', '2026-12-18']

describe('a change of lots', () => {
  test.each([
    [
      'a moved deadline',
      [lot(1, early), lot(2, early)],
      [lot(1, early), lot(2, late)],
      'Lot 2: Deadline 04.12.2026 → 18.12.2026',
    ],
    [
      'an earlier deadline, which is urgent',
      [lot(1, late), lot(2, late)],
      [lot(1, early), lot(2, late)],
      'Lot 1: Urgent: earlier deadline 18.12.2026 → 04.12.2026',
    ],
    [
      'a new deadline',
      [lot(1, early), lot(2, null)],
      [lot(1, early), lot(2, late)],
      'Lot 2: New deadline: 18.12.2026',
    ],
    [
      'a deadline that no longer applies',
      [lot(1, early), lot(2, late)],
      [lot(1, early), lot(2, null)],
      'Lot 2: The deadline 18.12.2026 no longer applies',
    ],
    [
      'several moved deadlines',
      [lot(1, early), lot(2, early), lot(3, early)],
      [lot(1, late), lot(2, late), lot(3, early)],
      'Lot 1: Deadline 04.12.2026 → 18.12.2026, and 1 more',
    ],
    [
      'a deadline that moves for all, which the tender itself says',
      [lot(1, early), lot(2, early)],
      [lot(1, late), lot(2, late)],
      'The lots have changed',
    ],
    ['a new lot', [lot(1, early)], [lot(1, early), lot(2, late)], 'The lots have changed'],
    ['lots that nobody has known before', [], [lot(1, early)], 'The lots have changed'],
  ])('[D03] says %s', (_case, before, after, expected) => {
    expect(textOf(before, after)).toBe(expected)
  })
})
