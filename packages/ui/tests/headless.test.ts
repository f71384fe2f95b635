import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const folder = resolve(import.meta.dirname, '..')
const hooks = globSync('exports/use*.ts', { cwd: folder }).toSorted()

/** Returns the modules that run with a module: all that it imports, without imports of types. */
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
  test('exist for the five parts that only this package has', () => {
    expect(hooks.map((file) => basename(file, '.ts'))).toEqual(
      expect.arrayContaining([
        'useCriterionTree',
        'usePhaseTimeline',
        'useQuarterRange',
        'useRangeField',
        'useTagInput',
      ]),
    )
  })

  test.each(hooks)('%s brings no styles, no texts and no components', (file) => {
    const modules = [...modulesOf(join(folder, file))].map((module) => module.replace(folder, ''))
    expect(modules.filter((module) => /\.css\.ts$|\.messages\.ts$|\.tsx$|react-intl/.test(module))).toEqual(
      [],
    )
    expect(modules.length).toBeGreaterThan(1)
  })
})
