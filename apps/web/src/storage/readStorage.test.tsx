import { afterEach, expect, test, vi } from 'vitest'
import { readStorage, storedKeys, writeStorage } from './readStorage'

afterEach(() => vi.restoreAllMocks())

function fail(): never {
  throw new DOMException('full', 'QuotaExceededError')
}

const asText = (kept: unknown): string | null => (typeof kept === 'string' ? kept : null)

test('[W10] stored values are read, from the browser and from the tab', () => {
  writeStorage('one', 'a')
  writeStorage('one', 'b', 'tab')
  expect([readStorage('one', asText), readStorage('one', asText, 'tab')]).toEqual(['a', 'b'])
  expect(storedKeys('tab')).toContain('one')
})

test.each([
  ['cannot be read', '{"half'],
  ['is of another shape', '7'],
])('[W10] a stored value that %s counts as missing', (_what, text) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  localStorage.setItem('one', text)
  expect(readStorage('one', asText)).toBeNull()
})

test('[W10] storage that fails counts as empty, and the failure is logged', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(fail)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fail)
  writeStorage('one', 'a')
  expect(readStorage('one', asText)).toBeNull()
  expect(warn).toHaveBeenCalledTimes(2)
})
