import { expect, test } from 'vitest'
import { typedOption } from './typedOption'

const options = [
  { value: 'dk', label: 'Danmark' },
  { value: 'no', label: 'Norge' },
  { value: 'nl', label: 'Nederland' },
  { value: 'se', label: 'Sverige' },
  { value: 'sk', label: 'Slovakiet', isDisabled: true },
  { value: 'oe', label: 'Østrig' },
] as const

test.each([
  ['n', 'dk', 'no'],
  ['n', 'no', 'nl'],
  ['nn', 'no', 'nl'],
  ['n', 'nl', 'no'],
  ['ne', 'no', 'nl'],
  ['NO', 'no', 'no'],
  ['n', null, 'no'],
  ['s', 'se', 'se'],
  ['ø', 'dk', 'oe'],
  ['x', 'dk', null],
  ['sl', 'dk', null],
] as const)('[S03] typing %j while %j is chosen leads to %j', (typed, value, found) => {
  expect(typedOption(options, value, typed, 'da')?.value ?? null).toBe(found)
})
