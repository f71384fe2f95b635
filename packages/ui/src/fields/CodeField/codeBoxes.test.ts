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
  ])('%j, box %i, %j becomes %j and continues at %i', (value, place, typed, letters, next) => {
    expect(spreadLetters(value, place, typed, 4)).toEqual({ letters, next })
  })

  test('never overflows and never leaves the boxes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.nat(7), fc.string(), (length, at, typed) => {
        const place = Math.min(at, length - 1)
        const { letters, next } = spreadLetters('', place, typed, length)
        expect(letters.length).toBeLessThanOrEqual(length)
        expect(letters).toMatch(/^[A-Za-z ]*$/)
        expect(next).toBeGreaterThanOrEqual(place)
        expect(next).toBeLessThan(length)
      }),
    )
  })
})

test.each([
  ['Backspace', 'abc', 2, { value: 'ab', place: 2 }],
  ['Backspace', 'ab', 2, { value: 'a', place: 1 }],
  ['Backspace', '', 0, null],
  ['Delete', 'abc', 1, { value: 'a c', place: 1 }],
  ['ArrowLeft', 'abc', 2, { value: 'abc', place: 1 }],
  ['ArrowLeft', 'abc', 0, { value: 'abc', place: 0 }],
  ['ArrowRight', 'abc', 3, { value: 'abc', place: 3 }],
  ['Home', 'abc', 3, { value: 'abc', place: 0 }],
  ['End', 'a', 0, { value: 'a', place: 3 }],
  ['a', '', 0, null],
  ['Tab', 'a', 0, null],
])('[W05] %s on the boxes %j, box %i, gives %o', (key, value, place, action) => {
  expect(codeKeyAction(key, value, place, 4)).toEqual(action)
})
