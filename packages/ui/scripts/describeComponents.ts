import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { listComponents } from './listComponents'
import { writeGuide } from './writeGuide'

/**
 * Writes what the package offers: `components.json` for tools, with every public prop, and `llms.txt` for those who
 * write code with the help of a language model.
 *
 * `--check` writes nothing and fails when either is stale, so that no prop changes unseen.
 */
const folder = resolve(import.meta.dirname, '..')
const components = listComponents(folder)
const files = {
  'components.json': `${JSON.stringify(components, null, 2)}\n`,
  'llms.txt': writeGuide(components),
}

for (const [name, text] of Object.entries(files)) {
  const path = join(folder, name)
  if (!process.argv.includes('--check')) {
    writeFileSync(path, text)
    console.log(`packages/ui/${name}: ${components.length} components`)
  } else if (readSafely(path) !== text) {
    console.error(
      `packages/ui/${name} does not say what the components take now, so others would rely on what is gone. Run pnpm --filter @spadestik/ui describe, and look at what has changed for those who use them.`,
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
