import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const folder = resolve(import.meta.dirname, '..')
const hooks = globSync('exports/use*.ts', { cwd: folder }).toSorted()

const componentOf = {
  useCarousel: 'Carousel',
  useCodeField: 'CodeField',
  useCollapse: 'Collapse',
  useCriterionTree: 'CriterionTree',
  usePhaseTimeline: 'PhaseTimeline',
  useQuarterRange: 'QuarterRangeField',
  useRangeField: 'RangeField',
  useResultTable: 'ResultTable',
  useScrollStrip: 'ScrollStrip',
  useTagInput: 'TagField',
  useToolbar: 'Toolbar',
}

function modulesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type ).*?from '([^']+)'/gms)
  for (const [, name = ''] of imports) {
    if (!name.startsWith('.')) seen.add(name)
    else {
      const path = join(dirname(file), name)
      const found = [`${path}.ts`, `${path}.tsx`].find((candidate) => existsSync(candidate))
      expect(found, `${name} in ${file}`).toBeDefined()
      modulesOf(found ?? '', seen)
    }
  }
  return seen
}

describe('[G08] the hooks for your own looks', () => {
  test('exist for every component with behaviour of its own, and the component uses its hook', () => {
    const unused = Object.entries(componentOf).filter(([hook, component]) => {
      const [file = ''] = globSync(`src/*/*/${component}.tsx`, { cwd: folder })
      return !readFileSync(join(folder, file), 'utf8').includes(`${hook}(`)
    })
    expect(unused).toEqual([])
    expect(hooks.map((file) => basename(file, '.ts'))).toEqual(
      expect.arrayContaining(Object.keys(componentOf)),
    )
  })

  test.each(Object.keys(componentOf))('%s has a page with a whole example', (hook) => {
    const [file = ''] = globSync(`src/*/*/${hook}.mdx`, { cwd: folder })
    const page = readFileSync(join(folder, file), 'utf8')
    expect(page).toContain(`<Meta title="Hooks/${hook}" />`)
    expect(page).toContain(`import { ${hook} } from '@spadestik/ui/${hook}'`)
  })

  test.each(hooks)('%s brings no styles, no texts and no components', (file) => {
    const modules = [...modulesOf(join(folder, file))].map((module) => module.replace(folder, ''))
    expect(modules.filter((module) => /\.css\.ts$|\.messages\.ts$|\.tsx$|react-intl/.test(module))).toEqual(
      [],
    )
    expect(modules.length).toBeGreaterThan(1)
  })
})
