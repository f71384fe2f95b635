import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrastRatio } from './contrastRatio'

const color = fc.integer({ min: 0, max: 0xff_ff_ff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

describe('[G03] contrast', () => {
  test('is 21 for black on white', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
  })

  test('does not depend on the order of the colours, and is between 1 and 21', () => {
    fc.assert(
      fc.property(color, color, (a, b) => {
        const ratio = contrastRatio(a, b)
        expect(ratio).toBe(contrastRatio(b, a))
        expect(ratio).toBeGreaterThanOrEqual(1)
        expect(ratio).toBeLessThanOrEqual(21.0001)
      }),
    )
  })

  test('throws on a colour it cannot parse', () => {
    expect(() => contrastRatio('red', '#ffffff')).toThrow(/#rrggbb/)
  })
})
