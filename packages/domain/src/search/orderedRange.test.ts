import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderedRange } from './orderedRange'

const limit = { min: 0, max: 3000 }
const bound = fc.option(fc.integer({ min: -50, max: 4000 }))

describe('orderedRange', () => {
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

  test('[V03] ordering is idempotent', () => {
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
