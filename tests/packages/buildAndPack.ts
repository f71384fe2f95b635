import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { installForeignApp } from './installForeignApp'
import type { PackageName } from './build/packageFolders'
import { repositoryFolder } from './build/packageFolders'
import { packPackages } from './build/packPackages'
import { runCommand } from './runCommand'

declare module 'vitest' {
  interface ProvidedContext {
    tarballs: Record<PackageName, string>
    foreignApp: string
  }
}

export async function setup(project: TestProject): Promise<() => void> {
  await runCommand('pnpm', ['build:packages'], repositoryFolder)
  const tarballs = await packPackages()
  const folder = await installForeignApp(tarballs, 'foreignApp')
  project.provide('tarballs', tarballs)
  project.provide('foreignApp', folder)
  return () => rmSync(folder, { recursive: true })
}
