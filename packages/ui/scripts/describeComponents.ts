import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { listComponents } from './listComponents'
import { writeGuide } from './writeGuide'

/**
 * Writes the descriptions of the public components: `components.json` for tools, and `llms.txt` for language
 * models.
 *
 * `--check` writes nothing and fails if a file is out of date, so that no prop changes unnoticed.
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
      `packages/ui/${name} is out of date, so it describes props that have changed. Run pnpm --filter @spadestik/ui describe, and check whether the changes break other apps.`,
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
