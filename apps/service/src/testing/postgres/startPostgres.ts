import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'

export interface PostgresServer {
  readonly url: (database: string) => string
  readonly stop: () => Promise<void>
}

const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))

// PostgreSQL refuses to run as root. When root runs the tests, the server runs as the user that Debian
// creates for PostgreSQL.
function serverUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  return { uid: id('-u'), gid: id('-g') }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function untilReady(url: string, hasEnded: () => boolean): Promise<void> {
  for (;;) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (hasEnded()) {
        throw new Error(
          'The PostgreSQL server ended before it was ready, so nothing can be tested on it. See its output.',
          {
            cause: error,
          },
        )
      }
    }
  }
}

/**
 * Starts a server on a free port of this machine.
 *
 * @param binaries the folder of the PostgreSQL programs
 * @param own the settings to add to those that make tests faster, such as `shared_buffers=1GB`
 */
export async function startPostgres(binaries: string, own: readonly string[] = []): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'spadestik-postgres-'))
  const user = serverUser()
  if (user !== null) chownSync(folder, user.uid, user.gid)
  const options = { ...user, cwd: folder, env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8' } }
  const data = join(folder, 'data')
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'spadestik', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      ...options,
      stdio: 'pipe',
    },
  )
  const port = await freePort()
  const settings = [
    'fsync=off',
    'full_page_writes=off',
    'synchronous_commit=off',
    'listen_addresses=127.0.0.1',
    'log_min_messages=panic',
    ...own,
  ]
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  let hasEnded = false
  const ended = once(server, 'exit').then(() => (hasEnded = true))
  const url = (database: string) => `postgres://spadestik@127.0.0.1:${port}/${database}`
  await untilReady(url('postgres'), () => hasEnded)
  return {
    url,
    stop: async () => {
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
