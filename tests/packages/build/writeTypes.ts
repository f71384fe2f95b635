import { execFile } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { withoutCodes } from '../../../packages/ui/scripts/docsSections'
import { repositoryFolder } from './packageFolders'

const compiler = join(repositoryFolder, 'node_modules/typescript7/bin/tsc')

const relative = /((?:from|import)\s*\(?\s*["'])(\.{1,2}\/[^"']+)(["'])/g

/**
 * Writes the types of a package beside its built modules. Adds the file extension to relative imports,
 * because Node needs it. Removes the ids of requirements, such as (S10), from the comments.
 *
 * @throws Error with the output of the compiler
 */
export async function writeTypes(folder: string): Promise<void> {
  const project = join(folder, 'tsconfig.build.json')
  try {
    await promisify(execFile)(process.execPath, [compiler, '-p', project])
  } catch (error) {
    const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)
    throw new Error(
      `The types of ${folder} could not be written, so the package would be untyped:\n${output}\nFix the errors above.`,
      { cause: error },
    )
  }
  for (const file of globSync('dist/**/*.d.ts', { cwd: folder })) {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8').replaceAll(
      relative,
      (_all, before: string, target: string, after: string) =>
        `${before}${target.replace(/\.(?:js|json)$/, '')}.js${after}`,
    )
    writeFileSync(path, withoutCodes(text))
  }
}
