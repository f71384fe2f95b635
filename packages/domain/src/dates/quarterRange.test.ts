import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addQuarters,
  formatPeriod,
  orderedQuarters,
  quarterLimits,
  quarterOrder,
  toDays,
  toQuarters,
} from './quarterRange'

const quarter = fc.record({
  year: fc.integer({ min: 2000, max: 2060 }),
  quarter: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
})
const end = fc.option(quarter)
const limits = quarterLimits('2026-11-21')

describe('a building period', () => {
  test('[S12, V03] may start ten years ago and end in fifteen years', () => {
    expect(limits).toEqual({ first: { year: 2016, quarter: 1 }, last: { year: 2041, quarter: 4 } })
  })

  test('[V03] never ends before it begins, and ordering it twice changes nothing more', () => {
    fc.assert(
      fc.property(end, end, (from, to) => {
        const ordered = orderedQuarters({ from, to })
        if (ordered.from !== null && ordered.to !== null) {
          expect(quarterOrder(ordered.from)).toBeLessThanOrEqual(quarterOrder(ordered.to))
        }
        expect(orderedQuarters(ordered)).toEqual(ordered)
      }),
    )
  })

  test.each([
    [{ year: 2026, quarter: 4 }, 1, { year: 2027, quarter: 1 }],
    [{ year: 2026, quarter: 1 }, -1, { year: 2025, quarter: 4 }],
    [{ year: 2026, quarter: 2 }, 9, { year: 2028, quarter: 3 }],
    [{ year: 2026, quarter: 3 }, 0, { year: 2026, quarter: 3 }],
  ] as const)('[S24] %j and %s quarters is %j', (from, count, to) => {
    expect(addQuarters(from, count)).toEqual(to)
  })

  test('[S12] converting to days and back changes nothing', () => {
    fc.assert(
      fc.property(end, end, (from, to) => {
        const ordered = orderedQuarters({ from, to })
        expect(toQuarters(toDays({ from, to }))).toEqual(ordered)
      }),
    )
    expect(toDays({ from: { year: 2028, quarter: 4 }, to: { year: 2027, quarter: 2 } })).toEqual({
      from: '2027-04-01',
      to: '2028-12-31',
    })
  })

  test.each([
    ['2027-01-01', '2028-08-01', 'Q1 2027 – Q3 2028'],
    ['2027-01-01', null, 'Q1 2027 –'],
    [null, '2028-08-01', '– Q3 2028'],
    [null, null, null],
  ])('[P01] %s to %s is formatted as %s', (start, last, period) => {
    expect(formatPeriod(start, last)).toBe(period)
  })
})
