import { resolve } from 'node:path'
import { measureRoutes } from '../../setup/measureRoutes'
import { expect, test } from '../journey'
import budgets from './routeBudgets.json' with { type: 'json' }

test('[L05] every route stays within its budgets of script and of files', () => {
  const sizes = measureRoutes(resolve(import.meta.dirname, '../../../apps/web/dist'))
  expect(sizes.map(({ name }) => name).toSorted()).toEqual(Object.keys(budgets).toSorted())
  const over = sizes.filter(({ name, scripts, scriptFiles }) => {
    const budget = budgets[name as keyof typeof budgets]
    return scripts > budget.scripts || scriptFiles > budget.files
  })
  expect(over).toEqual([])
  // Check that the measurement worked: React alone is at least 60 kB.
  expect(Math.min(...sizes.map(({ scripts }) => scripts))).toBeGreaterThan(60)
})
