import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeKeyAction, spreadLetters } from './codeBoxes'

describe('[W05] typing letters into the boxes of a code', () => {
  test.each([
    ['', 0, 'a', 'a', 1],
    ['ab', 2, 'c', 'abc', 3],
    ['abc', 3, 'd', 'abcd', 3],
    ['abcd', 1, 'bx', 'axcd', 2],
    ['abcd', 1, 'xb', 'axcd', 2],
    ['aacd', 1, 'aa', 'aacd', 2],
    ['', 2, 'x', '  x', 3],
    ['', 0, 'qwer', 'qwer', 3],
    ['', 0, 'q-w e9r', 'qwer', 3],
    ['', 1, 'qwerty', ' qwe', 3],
    ['ab', 1, '7', 'ab', 1],
    ['ab', 0, 'ø', 'ab', 0],
  ])('%j, box %i, %j becomes %j and continues at %i', (value, index, typed, letters, next) => {
    expect(spreadLetters(value, index, typed, 4)).toEqual({ letters, next })
  })

  test('never fills more boxes than there are, and never moves to a box that does not exist', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.nat(7), fc.string(), (length, at, typed) => {
        const index = Math.min(at, length - 1)
        const { letters, next } = spreadLetters('', index, typed, length)
        expect(letters.length).toBeLessThanOrEqual(length)
        expect(letters).toMatch(/^[A-Za-z ]*$/)
        expect(next).toBeGreaterThanOrEqual(index)
        expect(next).toBeLessThan(length)
      }),
    )
  })
})

test.each([
  ['Backspace', 'abc', 2, { value: 'ab', index: 2 }],
  ['Backspace', 'ab', 2, { value: 'a', index: 1 }],
  ['Backspace', '', 0, null],
  ['Delete', 'abc', 1, { value: 'a c', index: 1 }],
  ['ArrowLeft', 'abc', 2, { value: 'abc', index: 1 }],
  ['ArrowLeft', 'abc', 0, { value: 'abc', index: 0 }],
  ['ArrowRight', 'abc', 3, { value: 'abc', index: 3 }],
  ['Home', 'abc', 3, { value: 'abc', index: 0 }],
  ['End', 'a', 0, { value: 'a', index: 3 }],
  ['a', '', 0, null],
  ['Tab', 'a', 0, null],
])('[W05] %s on the boxes %j, box %i, gives %o', (key, value, index, action) => {
  expect(codeKeyAction(key, value, index, 4)).toEqual(action)
})
