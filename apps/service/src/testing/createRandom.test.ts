import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRandom } from './createRandom'

const seed = fc.integer()

function draw(from: number): number[] {
  const random = createRandom(from)
  return Array.from({ length: 20 }, () => random.integer(0, 1_000_000))
}

describe('a seeded random generator', () => {
  test('[G01] repeats its choices for the same seed, and makes other choices for another seed', () => {
    expect(draw(7)).toEqual(draw(7))
    expect(draw(7)).not.toEqual(draw(8))
  })

  test('[G01] stays within its bounds', () => {
    fc.assert(
      fc.property(seed, fc.integer({ min: -1000, max: 1000 }), fc.nat(1000), (from, least, more) => {
        const drawn = createRandom(from).integer(least, least + more)
        return Number.isInteger(drawn) && drawn >= least && drawn <= least + more
      }),
    )
  })

  test('[G01] samples distinct items, and never more than exist', () => {
    fc.assert(
      fc.property(seed, fc.uniqueArray(fc.integer()), fc.nat(20), (from, items, count) => {
        const sample = createRandom(from).sample(items, count)
        expect(sample).toHaveLength(Math.min(count, items.length))
        expect(new Set(sample).size).toBe(sample.length)
        expect(items).toEqual(expect.arrayContaining(sample))
      }),
    )
  })

  test('[G01] picks by weight: items with a higher weight more often, items with weight zero never', () => {
    const random = createRandom(3)
    const drawn = Array.from({ length: 2000 }, () => random.weighted({ never: 0, often: 9, seldom: 1 }))
    expect(drawn).not.toContain('never')
    expect(drawn.filter((key) => key === 'often').length).toBeGreaterThan(1600)
    expect(drawn).toContain('seldom')
  })

  test('[G01] throws when there is nothing to pick from', () => {
    expect(() => createRandom(1).pick([])).toThrow(/empty list/)
  })
})
