import { expect, test } from 'vitest'
import { isPaletteKey } from './isPaletteKey'

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

test.each([
  [{ ...none, key: 'k', ctrlKey: true }, true],
  [{ ...none, key: 'K', metaKey: true }, true],
  [{ ...none, key: 'k' }, false],
  [{ ...none, key: 'k', ctrlKey: true, shiftKey: true }, false],
  [{ ...none, key: 'k', ctrlKey: true, metaKey: true }, false],
  [{ ...none, key: 'k', altKey: true }, false],
  [{ ...none, key: 'j', ctrlKey: true }, false],
])('[S17] %j opens the palette: %s', (keys, asks) => {
  expect(isPaletteKey(keys)).toBe(asks)
})
