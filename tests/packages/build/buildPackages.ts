import { buildPackage } from './buildPackage'
import { packageNames, repositoryFolder } from './packageFolders'
import { runCommand } from '../runCommand'

for (const name of packageNames) {
  const started = performance.now()
  await buildPackage(name)
  console.log(`@spadestik/${name} built (${((performance.now() - started) / 1000).toFixed(1)} s).`)
}
await runCommand('pnpm', ['--filter', '@spadestik/ui-docs', 'build'], repositoryFolder)
console.log('@spadestik/ui-docs built.')
