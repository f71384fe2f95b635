import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { imagesPerView, lastFirst, nextImages, previousImages } from './stepImages'

describe('[P02] steps of a carousel', () => {
  test.each([
    { first: 0, perView: 2, count: 5, next: 2, previous: 3 },
    { first: 2, perView: 2, count: 5, next: 3, previous: 0 },
    { first: 3, perView: 2, count: 5, next: 0, previous: 1 },
    { first: 0, perView: 1, count: 1, next: 0, previous: 0 },
    { first: 0, perView: 12, count: 5, next: 0, previous: 0 },
    { first: 0, perView: 3, count: 0, next: 0, previous: 0 },
  ])(
    'from $first of $count with $perView at a time go to $next and back to $previous',
    ({ next, previous, ...shown }) => {
      expect(nextImages(shown)).toBe(next)
      expect(previousImages(shown)).toBe(previous)
    },
  )

  test('forward show every image before the first one is shown again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...imagesPerView), fc.integer({ min: 1, max: 40 }), (perView, count) => {
        const seen = new Set<number>()
        let first = 0
        do {
          for (let index = first; index < Math.min(first + perView, count); index++) seen.add(index)
          first = nextImages({ first, perView, count })
          expect(first).toBeLessThanOrEqual(lastFirst({ perView, count }))
        } while (first !== 0)
        expect(seen.size).toBe(count)
      }),
    )
  })
})
