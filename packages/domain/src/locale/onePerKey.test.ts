import { expect, test, vi } from 'vitest'
import { onePerKey } from './onePerKey'

test('[Z05] makes one format per key, however often it is asked', () => {
  const make = vi.fn((timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone }))
  const formatOf = onePerKey(make)
  expect(formatOf('Europe/Oslo')).toBe(formatOf('Europe/Oslo'))
  expect(formatOf('Europe/Stockholm')).not.toBe(formatOf('Europe/Oslo'))
  expect(make).toHaveBeenCalledTimes(2)
})
