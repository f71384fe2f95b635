import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { barStarts, isFiltering, orderedRange, toStoredRange, limitsOf, toTypedRange } from './measures'
import { measures } from './filters'

const typed = (min: number | null, max: number | null) => ({ min, max, allowUnspecified: true })

describe('a measure', () => {
  test.each([
    ['budget', 20, 350, 20_000_000, 350_000_000],
    ['budget', 350, 20, 20_000_000, 350_000_000],
    ['budget', 0, 3000, null, null],
    ['buildingSize', 10, 1_000_000, 10, null],
    ['groundSize', 0, 5, null, 5],
    ['metres', null, 7, null, 7],
    ['units', 3, 100_000, 3, null],
  ] as const)(
    '[S13, V03] %s typed from %s to %s is stored from %s to %s',
    (measure, min, max, keptMin, keptMax) => {
      expect(toStoredRange(measure, typed(min, max))).toEqual(typed(keptMin, keptMax))
    },
  )

  test('[S13] is shown as it was typed, and storing it again changes nothing', () => {
    const bound = fc.option(fc.integer({ min: 0, max: 4000 }))
    fc.assert(
      fc.property(
        fc.constantFrom(...measures),
        bound,
        bound,
        fc.boolean(),
        (measure, min, max, allowUnspecified) => {
          const kept = toStoredRange(measure, { min, max, allowUnspecified })
          expect(toStoredRange(measure, toTypedRange(measure, kept))).toEqual(kept)
          expect(kept.allowUnspecified).toBe(allowUnspecified)
        },
      ),
    )
  })

  test.each([
    ['budget', 3000],
    ['buildingSize', 1_000_000],
    ['groundSize', 1_000_000],
    ['units', 100_000],
    ['metres', 1_000_000],
  ] as const)('[S13, Z04] %s can be typed from 0 to %s', (measure, max) => {
    expect(limitsOf(measure)).toEqual({ min: 0, max })
  })

  test.each([
    ['budget', 1, 1_000_000],
    ['units', 1, 2],
  ] as const)('[S13] bar %s of %s starts in the stored unit', (measure, index, start) => {
    expect(barStarts(measure)[index]).toBe(start)
  })

  test.each([
    [typed(null, null), false],
    [typed(1, null), true],
    [typed(null, 1), true],
    [{ ...typed(null, null), allowUnspecified: false }, true],
  ])('[S13] %j excludes items: %s', (range, does) => {
    expect(isFiltering(range)).toBe(does)
  })
})

describe('orderedRange', () => {
  const limit = { min: 0, max: 3000 }
  const bound = fc.option(fc.integer({ min: -50, max: 4000 }))

  test.each([
    [20, 350, 20, 350],
    [350, 20, 20, 350],
    [0, 350, null, 350],
    [20, 3000, 20, null],
    [-5, 9999, null, null],
    [null, 20, null, 20],
    [20.4, null, 20, null],
    [0, 0, null, 0],
    [3000, 3000, 3000, null],
  ])('[V03] %s to %s becomes %s to %s', (min, max, keptMin, keptMax) => {
    expect(orderedRange({ min, max }, limit)).toEqual({ min: keptMin, max: keptMax })
  })

  test('[V03] ordering twice changes nothing more', () => {
    fc.assert(
      fc.property(bound, bound, (min, max) => {
        const once = orderedRange({ min, max }, limit)
        expect(orderedRange(once, limit)).toEqual(once)
      }),
    )
  })

  test('[V03] the order in which the bounds are typed does not matter', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 3000 }), (a, b) => {
        expect(orderedRange({ min: a, max: b }, limit)).toEqual(orderedRange({ min: b, max: a }, limit))
      }),
    )
  })
})
