import { beforeAll, describe, expect, test } from 'vitest'
import budgets from './budgets.json'
import { measureSizes } from './measureSizes'

let sizes: Record<string, number>

beforeAll(async () => {
  sizes = await measureSizes()
})

describe('[G08] the size of the components, minified and gzipped, without peers', () => {
  test('every component has a budget, and every budget belongs to a component', () => {
    expect(Object.keys(sizes).sort()).toEqual(Object.keys(budgets).sort())
  })

  test.each(Object.entries(budgets))('%s has at most %i bytes', (name, budget) => {
    expect(sizes[name]).toBeLessThanOrEqual(budget)
    expect(sizes[name]).toBeGreaterThan(0)
  })
})
