import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

/** The packages that other apps install. Each package comes after the packages that it depends on. */
export const packageNames = ['messages', 'api-client', 'domain', 'ui'] as const

/** The name of a published package, without its scope. */
export type PackageName = (typeof packageNames)[number]

/** Returns the folder of a package. */
export function packageFolder(name: PackageName): string {
  return join(root, 'packages', name)
}

/** The folder in which the tarballs are written. */
export const tarballFolder = join(root, 'node_modules/.cache/tarballs')

/** The root folder of the repository. */
export const repositoryFolder = root
