import { expect, test } from 'vitest'
import { feedText } from './feedText'

test.each([
  ['what XML forbids is left out', 'a\u0000\u0001\u0008\u000B\u000C\u000E\u001F\uFFFE\uFFFFb', 9, 'ab'],
  ['lines and tabs stay', 'a\tb\nc', 9, 'a\tb\nc'],
  ['half a pair is replaced', 'a\uD83Db\uDE00', 9, 'a\uFFFDb\uFFFD'],
  ['a text of the full length stays', '123456789', 9, '123456789'],
  ['a longer text is cut', '1234567890', 9, '12345678…'],
  ['a pair is not cut in half', '1234567😀90', 9, '1234567…'],
])('[O14] in a text of a feed, %s', (_, text, maxLength, shown) => {
  expect(feedText(text, maxLength)).toBe(shown)
})
