import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

/** Each package comes after the packages that it depends on. */
export const packageNames = ['messages', 'api-client', 'domain', 'ui'] as const

export type PackageName = (typeof packageNames)[number]

export function packageFolder(name: PackageName): string {
  return join(root, 'packages', name)
}

export const tarballFolder = join(root, 'node_modules/.cache/tarballs')

export const repositoryFolder = root
