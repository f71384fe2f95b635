import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { repositoryFolder } from './build/packageFolders'
import budgets from './budgets.json'
import { listGrowth } from './listGrowth'
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

  test('docs/component-packages.md has the cause of every growth over two per cent', () => {
    const docs = readFileSync(join(repositoryFolder, 'docs/component-packages.md'), 'utf8')
    const [, section = ''] = docs.split('\n## Sizes\n')
    const listed = [...section.matchAll(/^\| `(\w+)` \|(?: [^|]+ \|){4} \w[^|]* \|$/gm)].map(
      ([, name]) => name,
    )
    const grown = listGrowth(sizes).map(({ name }) => name)
    expect(listed.toSorted()).toEqual(grown.toSorted())
  })
})
