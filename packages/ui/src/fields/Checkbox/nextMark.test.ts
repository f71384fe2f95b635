import { expect, test } from 'vitest'
import { nextMark } from './nextMark'

test.each([
  ['none', true, 'included'],
  ['included', true, 'excluded'],
  ['excluded', true, 'none'],
  ['mixed', true, 'included'],
  ['none', false, 'included'],
  ['included', false, 'none'],
  ['excluded', false, 'none'],
  ['mixed', false, 'included'],
] as const)('[S10] a press on %s (exclusion %s) gives %s', (mark, canExclude, next) => {
  expect(nextMark(mark, canExclude)).toBe(next)
})
