import { expect, test } from 'vitest'
import components from '@spadestik/ui/components.json'
import { searchComponents } from './searchComponents'

test.each([
  ['Button', 'Button'],
  ['tree exclude', 'CriterionTree'],
  ['QUARTER', 'QuarterRangeField'],
  ['table of results', 'ResultTable'],
])('[G03] a search for "%s" finds %s first', (query, name) => {
  expect(searchComponents(components, query)[0]?.name).toBe(name)
})

test.each(['', '  ', '?!', 'xylophone', 'button xylophone'])(
  '[G03] a search for "%s" finds nothing',
  (query) => {
    expect(searchComponents(components, query)).toEqual([])
  },
)
