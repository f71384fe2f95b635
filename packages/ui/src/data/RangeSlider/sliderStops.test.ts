import { describe, expect, test } from 'vitest'
import { positionsOf, rangeAt } from './sliderStops'

const stops = [0, 10, 20, 50]

describe('[S13] the stops of a range slider', () => {
  test.each([
    [{ min: null, max: null }, [0, 4]],
    [{ min: 10, max: 20 }, [1, 2]],
    [{ min: 12, max: 21 }, [1, 3]],
    [{ min: 60, max: null }, [3, 4]],
    [{ min: null, max: 80 }, [0, 4]],
    [{ min: -5, max: 0 }, [0, 0]],
    [{ min: 50, max: 10 }, [3, 3]],
  ])('show %j at %j', (range, positions) => {
    expect(positionsOf(range, stops)).toEqual(positions)
  })

  test('turn the two ends into a range without bounds', () => {
    expect(rangeAt([0, 4], { min: 10, max: 20 }, stops)).toEqual({ min: null, max: null })
  })

  test('keep a bound between two stops until its own thumb moves', () => {
    const old = { min: 12, max: 21 }
    expect(rangeAt([1, 4], old, stops)).toEqual({ min: 12, max: null })
    expect(rangeAt([2, 3], old, stops)).toEqual({ min: 20, max: 21 })
  })

  test('keep the lower thumb at the last number when it is moved to the far end', () => {
    expect(rangeAt([4, 4], { min: 10, max: null }, stops)).toEqual({ min: 50, max: null })
    expect(rangeAt([4, 4], { min: 60, max: null }, stops)).toEqual({ min: 60, max: null })
  })
})
