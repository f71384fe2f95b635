import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** The packages that other apps install, each after those it needs. */
export const packageNames = ['messages', 'api-client', 'domain', 'ui'] as const

/** The name of a package that other apps install, without its scope. */
export type PackageName = (typeof packageNames)[number]

/** Returns the folder of a package. */
export function packageFolder(name: PackageName): string {
  return join(root, 'packages', name)
}

/** The folder that the tarballs are put into. */
export const tarballFolder = join(root, 'node_modules/.cache/tarballs')

/** The folder of the repository. */
export const repositoryFolder = root
