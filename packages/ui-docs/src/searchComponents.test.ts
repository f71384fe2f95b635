import { expect, test } from 'vitest'
import components from '@spadestik/ui/components.json'
import { searchComponents } from './searchComponents'

test.each([
  ['Button', 'Button'],
  ['tree exclude', 'CriterionTree'],
  ['QUARTER', 'QuarterRangeField'],
  ['table of results', 'ResultTable'],
  ['sort a table', 'ResultTable'],
  ['filter by dates', 'ActiveFilters'],
  ['chips of active filters', 'ActiveFilters'],
  ['dropdown', 'Select'],
  ['snackbar', 'Toasts'],
  ['dialog', 'Modal'],
  ['drawer', 'FilterPanel'],
  ['datepicker', 'DateField'],
  ['stepper', 'PhaseTimeline'],
  ['typeahead', 'CompanyAutocomplete'],
  ['toast message after saving', 'Toasts'],
  ['tabs', 'Tabs'],
  ['page with header and footer', 'PageLayout'],
  ['button xylophone', 'Button'],
])('[G03] a search for "%s" finds %s first', (query, name) => {
  expect(searchComponents(components, query)[0]?.name).toBe(name)
})

test.each(['', '  ', '?!', 'of the', 'xylophone', 'xylophone zither button'])(
  '[G03] a search for "%s" finds nothing',
  (query) => {
    expect(searchComponents(components, query)).toEqual([])
  },
)
