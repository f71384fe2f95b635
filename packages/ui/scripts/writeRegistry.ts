import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface RegistryItem {
  name: string
  files: readonly { path: string }[]
}

/**
 * Returns the JSON files of the registry. The keys are their paths in the package. Each file contains the
 * code of one item, which the command line tool of shadcn copies into an app.
 */
export function writeRegistry(folder: string): Record<string, string> {
  const read = (file: string) => readFileSync(join(folder, 'registry', file), 'utf8')
  const { items } = JSON.parse(read('registry.json')) as { items: readonly RegistryItem[] }
  return Object.fromEntries(
    items.map((item) => {
      const files = item.files.map((file) => ({ ...file, content: read(file.path) }))
      const whole = { $schema: 'https://ui.shadcn.com/schema/registry-item.json', ...item, files }
      return [`registry/items/${item.name}.json`, `${JSON.stringify(whole, null, 2)}\n`]
    }),
  )
}
