import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { demoPassword } from '../src/testing/scenes/demoUsers'
import { findPostgres } from '../src/testing/postgres/findPostgres'
import { startPostgres } from '../src/testing/postgres/startPostgres'
import { runCommand } from './runCommand'

const usage = 'pnpm bench:soak [--searches 20000] [--engine pglite|postgres]'
const parameters = 'languageId=2&domainId=9'
const concurrency = 4

const words = ['skole', 'renovering', 'bro', 'etageboliger', 'kloak', 'hospital', '']
const orders = ['bestMatch', 'budget', 'updated', 'published'] as const

/**
 * Returns one of many different searches, chosen by `count`. The same number always gives the same search, so
 * all runs send the same searches.
 */
function searchOf(count: number): { path: string; body: object } {
  const type = ['projects', 'procurements', 'companies'][count % 3]
  const orderBy = orders[count % orders.length]
  const path = `search-items/search/${type}?${parameters}&index=${count % 5}&limit=20&orderBy=${orderBy}`
  const freeSearch = words[count % words.length]
  const body = type === 'companies' ? { freeSearch } : { freeSearch, minBudget: (count % 9) * 1_000_000 }
  return { path, body }
}

async function startProcess(folder: string, databaseUrl: string) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, '../../demo/scripts/serve.ts')],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DEMO_DATA: 'on',
        PUBLIC_URL: 'http://localhost',
        SESSION_SECRET: 'a secret of the benchmark and of nothing else',
        MAIL_DIR: join(folder, 'mail'),
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: folder,
        DATABASE_URL: databaseUrl,
        // One user sends all searches.
        CALLS_PER_MINUTE: '0',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const exited = once(child, 'exit')
  let address: string | undefined
  const lines = createInterface({ input: child.stdout })
  const ready = new Promise<void>((resolve) => {
    // Read every line of the log. Otherwise the pipe fills up, and the service blocks.
    lines.on('line', (line) => {
      if (address !== undefined) return
      address = /answers at (http:\/\/\S+)/.exec(line)?.[1]
      if (address !== undefined) resolve()
    })
  })
  await Promise.race([ready, exited])
  if (address === undefined) throw new Error('The service ended before it was ready. See its output above.')
  return {
    address,
    /** The resident memory in MB, as the kernel reports it. */
    resident: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
    },
    end: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}

async function logIn(address: string): Promise<string> {
  const response = await fetch(`${address}/api/auth?${parameters}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'paid@demo.test', password: demoPassword }),
  })
  return response.headers.get('jwt') ?? ''
}

async function search(address: string, token: string, count: number): Promise<void> {
  const { path, body } = searchOf(count)
  const response = await fetch(`${address}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  if (response.status === 429) {
    // One user sends all searches, and has used up the database time of a user.
    await setTimeout(Number(response.headers.get('retry-after') ?? 1) * 1000)
    return search(address, token, count)
  }
  if (response.status !== 200)
    throw new Error(`Search ${count} failed with ${response.status}: ${await response.text()}`)
  await response.arrayBuffer()
}

async function soak(engine: string, total: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'spadestik-soak-'))
  const binaries = engine === 'postgres' ? findPostgres() : null
  if (engine === 'postgres' && binaries === null)
    throw new Error(
      'There is no PostgreSQL server here to measure with. Install one: apt-get install postgresql',
    )
  const server = binaries === null ? null : await startPostgres(binaries)
  const service = await startProcess(folder, server?.url('postgres') ?? '')
  try {
    const token = await logIn(service.address)
    console.log(
      `${engine}, production, ${concurrency} at a time\n\n| searches | resident MB | times the first |\n|--:|--:|--:|`,
    )
    let done = 0
    let first = 0
    for (const mark of [1000, 2000, 5000, 10_000, 15_000, 20_000, total].filter((at) => at <= total)) {
      if (mark === done) continue
      const work = async () => {
        while (done < mark) {
          done += 1
          await search(service.address, token, done)
        }
      }
      await Promise.all(Array.from({ length: concurrency }, work))
      const resident = service.resident()
      first ||= resident
      console.log(`| ${mark} | ${resident} | ${(resident / first).toFixed(2)} |`)
    }
  } finally {
    await service.end()
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

await runCommand(usage, async () => {
  const { values } = parseArgs({
    options: {
      searches: { type: 'string', default: '20000' },
      engine: { type: 'string', default: 'pglite' },
    },
  })
  await soak(values.engine, Number(values.searches))
})
