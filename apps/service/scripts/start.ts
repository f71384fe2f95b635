import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')
const page = join(root, 'apps/web/dist/index.html')
const sources = ['apps/web', 'packages/api-client', 'packages/domain', 'packages/messages', 'packages/ui']

/** The time of the newest file below a folder, in milliseconds. */
function newest(folder: string): number {
  const times = readdirSync(folder, { withFileTypes: true }).map((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')) return 0
    const path = join(folder, entry.name)
    return entry.isDirectory() ? newest(path) : statSync(path).mtimeMs
  })
  return Math.max(0, ...times)
}

function isBuilt(): boolean {
  return (
    existsSync(page) &&
    statSync(page).mtimeMs >= Math.max(...sources.map((folder) => newest(join(root, folder))))
  )
}

if (!isBuilt()) {
  console.log('Building the app …')
  execFileSync('pnpm', ['--filter', '@spadestik/web', 'run', 'build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
await import('../src/main')
