import { expect, test } from 'vitest'
import { initialsOf } from './initialsOf'

test.each([
  ['Anna Lund', 'AL'],
  ['anne-marie von Østergaard', 'AØ'],
  ['Åse', 'Å'],
  ['  ', ''],
])('[H01] the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
