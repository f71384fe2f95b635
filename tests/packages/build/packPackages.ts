import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { PackageName } from './packageFolders'
import { packageFolder, packageNames, tarballFolder } from './packageFolders'

export async function packPackages(): Promise<Record<PackageName, string>> {
  rmSync(tarballFolder, { recursive: true, force: true })
  mkdirSync(tarballFolder, { recursive: true })
  for (const name of packageNames) {
    await promisify(execFile)('pnpm', ['pack', '--pack-destination', tarballFolder], {
      cwd: packageFolder(name),
    })
  }
  const files = readdirSync(tarballFolder)
  const pathOf = (name: PackageName): string => {
    const file = files.find((each) => each.startsWith(`spadestik-${name}-`))
    if (file === undefined) {
      throw new Error(
        `There is no tarball of ${name} in ${tarballFolder}, so it cannot be installed. Check how pnpm pack names its files.`,
      )
    }
    return join(tarballFolder, file)
  }
  return {
    messages: pathOf('messages'),
    'api-client': pathOf('api-client'),
    domain: pathOf('domain'),
    ui: pathOf('ui'),
  }
}
