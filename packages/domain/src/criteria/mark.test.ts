import { describe, expect, test } from 'vitest'
import { nextMark } from './mark'

describe('nextMark', () => {
  test.each([
    ['none', true, 'included'],
    ['included', true, 'excluded'],
    ['excluded', true, 'none'],
    ['mixed', true, 'included'],
    ['none', false, 'included'],
    ['included', false, 'none'],
    ['mixed', false, 'included'],
  ] as const)('[S10] pressing %s (can exclude: %s) sets %s', (shown, canExclude, expected) => {
    expect(nextMark(shown, canExclude)).toBe(expected)
  })
})
