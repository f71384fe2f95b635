import { globSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const imported = /(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"']+)\.js["']/g

/** Removes the type declarations that no entry point of the built package imports. They are not public. */
export function removeUnreached(folder: string): void {
  const reached = new Set<string>()
  const visit = (file: string): void => {
    if (reached.has(file)) return
    reached.add(file)
    const text = readFileSync(join(folder, file), 'utf8')
    for (const [, target = ''] of text.matchAll(imported)) visit(join(dirname(file), `${target}.d.ts`))
  }
  for (const door of globSync('dist/{exports/**,css,.}/*.d.ts', { cwd: folder })) visit(door)
  for (const file of globSync('dist/**/*.d.ts', { cwd: folder })) {
    if (!reached.has(relative('.', file))) rmSync(join(folder, file))
  }
}
