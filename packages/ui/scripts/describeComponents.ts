import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { DescribedComponent } from './listComponents'
import { listComponents } from './listComponents'
import { listHooks } from './listHooks'
import { removedProps } from './removedProps'
import { readSetup, writeGuide } from './writeGuide'
import { writeRegistry } from './writeRegistry'

/**
 * Writes `components.json` and `hooks.json` for tools, `llms.txt` for language models, and the registry items
 * that apps copy. Fails if a component, a prop or a class name was removed, because apps might use it;
 * `--remove` allows the removal.
 *
 * `--check` writes nothing and fails if a file is out of date.
 */
const folder = resolve(import.meta.dirname, '..')
const components = listComponents(folder)
const hooks = listHooks(folder)
const files = {
  'components.json': `${JSON.stringify(components, null, 2)}\n`,
  'hooks.json': `${JSON.stringify(hooks, null, 2)}\n`,
  'llms.txt': writeGuide(components, hooks, readSetup(folder)),
  ...writeRegistry(folder),
}

const known = JSON.parse(readSafely(join(folder, 'components.json')) ?? '[]') as DescribedComponent[]
const removed = removedProps(known, components)
const mayRemove = process.argv.includes('--remove')
if (removed.length > 0 && !mayRemove) {
  console.error(
    `${removed.join(', ')} can no longer be used, which breaks apps that use them. Restore them, or run pnpm --filter @spadestik/ui describe --remove.`,
  )
  process.exit(1)
}

for (const [name, text] of Object.entries(files)) {
  const path = join(folder, name)
  if (!process.argv.includes('--check')) {
    writeFileSync(path, text)
    console.log(`packages/ui/${name}`)
  } else if (readSafely(path) !== text) {
    console.error(
      `packages/ui/${name} is out of date, so it describes what has changed since. Run pnpm --filter @spadestik/ui describe, and check whether the changes break other apps.`,
    )
    process.exitCode = 1
  }
}

function readSafely(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
