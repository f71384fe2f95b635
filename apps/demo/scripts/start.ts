import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runFromTerminal } from '@spadestik/service/start'
import { demo } from '../src/demo'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')
const page = join(root, 'apps/web/dist/index.html')
const sources = ['apps/web', 'packages/api-client', 'packages/domain', 'packages/messages', 'packages/ui']

/** Returns the modification time of the newest file in a folder, in milliseconds. */
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

function buildApp(): Promise<void> {
  if (isBuilt()) return Promise.resolve()
  console.log('Building the app …')
  const child = spawn('pnpm', ['--filter', '@spadestik/web', 'run', 'build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return new Promise((built, failed) => {
    child.once('error', failed)
    child.once('exit', (code) => {
      if (code === 0) built()
      else
        failed(
          new Error(
            `The app could not be built (exit code ${code}), so there is no page to show. See above.`,
          ),
        )
    })
  })
}

const appReady = buildApp()
// Handle the rejection here, because Node ends the process on an unhandled one. `runFromTerminal` reports the
// error.
appReady.catch(() => undefined)
await runFromTerminal(root, appReady, demo)
