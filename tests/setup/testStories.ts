import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { serveFolder } from './serveFolder'

/**
 * Builds Storybook and tests every story in the light and the dark theme.
 *
 * `--no-build` uses the existing build. Any other argument selects the story files whose path contains it.
 */
const root = resolve(import.meta.dirname, '../..')
const folder = resolve(root, 'storybook-static')
const flags = process.argv.slice(2)
const patterns = flags.filter((flag) => !flag.startsWith('--'))
const environment = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' }

function run(command: string, args: string[]): Promise<number> {
  return new Promise((settle, fail) => {
    const child = spawn(command, args, { cwd: root, env: environment, stdio: 'inherit' })
    child.once('error', fail)
    child.once('exit', (code) => settle(code ?? 1))
  })
}

if (!flags.includes('--no-build')) {
  const buildCode = await run('pnpm', ['exec', 'storybook', 'build', '--quiet', '--output-dir', folder])
  if (buildCode !== 0) process.exit(buildCode)
}

const { address, close } = await serveFolder(folder)
const code = await run('pnpm', ['exec', 'test-storybook', '--url', address, '--maxWorkers=4', ...patterns])
close()
process.exit(code)
