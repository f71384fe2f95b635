import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { packageFolder } from './packageFolders'

const imported = /(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"']+)\.js["']/g

/**
 * Copies the types of the contract into a built package. The package can then be installed without the API
 * client, of which it needs only these types.
 */
export function includeTypes(folder: string): void {
  const client = join(packageFolder('api-client'), 'dist')
  const own = join(folder, 'dist/contract')
  const copied = new Set<string>()
  const copy = (file: string): void => {
    if (copied.has(file)) return
    copied.add(file)
    mkdirSync(dirname(join(own, file)), { recursive: true })
    cpSync(join(client, file), join(own, file))
    const text = readFileSync(join(client, file), 'utf8')
    for (const [, target = ''] of text.matchAll(imported)) copy(join(dirname(file), `${target}.d.ts`))
  }
  for (const file of globSync('dist/{exports,src}/**/*.d.ts', { cwd: folder })) {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    if (!text.includes('@spadestik/api-client/schema')) continue
    copy('exports/schema.d.ts')
    const target = relative(dirname(path), join(own, 'exports/schema.js'))
    writeFileSync(path, text.replaceAll('@spadestik/api-client/schema', target))
  }
}
