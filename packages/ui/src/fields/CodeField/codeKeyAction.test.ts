import { expect, test } from 'vitest'
import { codeKeyAction } from './codeKeyAction'

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
