import type { TestProject } from 'vitest/node'
import type { PackageName } from './packageFolders'
import { repositoryFolder } from './packageFolders'
import { packPackages } from './packPackages'
import { runCommand } from './runCommand'

declare module 'vitest' {
  interface ProvidedContext {
    tarballs: Record<PackageName, string>
  }
}

/** Builds and packs the packages once for all tests. */
export async function setup(project: TestProject): Promise<void> {
  await runCommand('pnpm', ['build:packages'], repositoryFolder)
  project.provide('tarballs', await packPackages())
}
