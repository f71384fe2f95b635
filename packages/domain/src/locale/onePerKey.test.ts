import { expect, test, vi } from 'vitest'
import { onePerKey } from './onePerKey'

test('[Z05] creates one format per key', () => {
  const make = vi.fn((timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone }))
  const formatOf = onePerKey(make)
  expect(formatOf('Europe/Oslo')).toBe(formatOf('Europe/Oslo'))
  expect(formatOf('Europe/Stockholm')).not.toBe(formatOf('Europe/Oslo'))
  expect(make).toHaveBeenCalledTimes(2)
})
