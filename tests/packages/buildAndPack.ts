import type { TestProject } from 'vitest/node'
import { buildPackage } from './buildPackage'
import type { PackageName } from './packageFolders'
import { packageNames } from './packageFolders'
import { packPackages } from './packPackages'

declare module 'vitest' {
  interface ProvidedContext {
    tarballs: Record<PackageName, string>
  }
}

/** Builds and packs the packages once for all tests. */
export async function setup(project: TestProject): Promise<void> {
  for (const name of packageNames) await buildPackage(name)
  project.provide('tarballs', await packPackages())
}
