import { spawn } from 'node:child_process'
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve } from 'node:path'

/**
 * Builds Storybook, serves it on a free port and tests every story in the light and the dark theme.
 *
 * `--no-build` uses the existing build. Any other argument selects the story files whose path contains it.
 */
const root = resolve(import.meta.dirname, '../../..')
const folder = join(root, 'storybook-static')
const flags = process.argv.slice(2)
const patterns = flags.filter((flag) => !flag.startsWith('--'))
const environment = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' }

const mimes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

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

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const wanted = join(folder, decodeURIComponent(pathname))
  const file = existsSync(wanted) && statSync(wanted).isDirectory() ? join(wanted, 'index.html') : wanted
  if (!file.startsWith(folder) || !existsSync(file)) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, { 'content-type': mimes[extname(file)] ?? 'application/octet-stream' })
  createReadStream(file).pipe(response)
})
await new Promise<void>((settle) => {
  server.listen(0, '127.0.0.1', settle)
})
const { port } = server.address() as AddressInfo

const args = ['exec', 'test-storybook', '--url', `http://127.0.0.1:${port}`, '--maxWorkers=3', ...patterns]
const code = await run('pnpm', args)
server.close()
server.closeAllConnections()
process.exit(code)
