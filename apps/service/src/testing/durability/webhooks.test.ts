import type { ChildProcess } from 'node:child_process'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testLength } from '../../../../../tests/setup/testLength'
import { createApp } from '../../server/createApp'
import type { OpenDatabase } from '../../storage/openDatabase'
import { openDatabase } from '../../storage/openDatabase'
import { createServerDatabase } from '../openTestDatabase'
import { windowUntil } from '../scenes/records'
import { seedScene } from '../scenes/seedScene'
import { writeProcurement } from '../scenes/writeItem'
import { createTestClient } from '../TestClient'
import type { TestClient } from '../TestClient'
import { testConfig } from '../testConfig'

const template = inject('postgresTemplate')
const folder = mkdtempSync(join(tmpdir(), 'spadestik-hints-'))
const hintsFile = join(folder, 'hints')
const receiver = resolve(import.meta.dirname, '../../../../../tests/examples/receive_hints.py')
const sender = join(import.meta.dirname, '../processes/hintUntilKilled.ts')
const began = Date.now()
const hooks = 20
const rounds = testLength.isLong ? 50 : 8

interface Hint {
  readonly id: string
  readonly data: { readonly webhookId: number; readonly after: string }
}

/** The example of a receiver needs it. */
const hasPython = spawnSync('python3', ['--version']).status === 0

const running = new Set<ChildProcess>()

async function start(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  await once(createInterface({ input: child.stdout }), 'line')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close')
  running.delete(child)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

const readHints = (): Hint[] =>
  existsSync(hintsFile)
    ? readFileSync(hintsFile, 'utf8')
        .split('\n')
        .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Hint]))
    : []

const until = (round: number) => new Date(Date.UTC(2027, 0, round + 1)).toISOString().slice(0, 10)

let server: Awaited<ReturnType<typeof createServerDatabase>> | null = null
let database: OpenDatabase
let client: TestClient
let token: string

const startSender = () =>
  start(process.execPath, ['--import', 'tsx', sender, server?.url ?? '', String(began)])

beforeAll(async () => {
  if (template === null) return
  server = await createServerDatabase(template)
  database = await openDatabase({ url: server.url })
  await seedScene(database.db)
  client = createTestClient(await createApp(database.db, testConfig()))
  token = await client.signIn('paid@demo.test')
})
afterAll(async () => {
  for (const child of running) await kill(child)
  await database?.close()
  await server?.drop()
  rmSync(folder, { recursive: true, force: true })
})

test.skipIf(template === null || !hasPython)(
  '[O19, O20] no hint is lost and no forged one accepted while sender and receiver are killed again and again',
  { timeout: 900_000 },
  async () => {
    const { db } = database
    const write = (round: number) =>
      writeProcurement(db, 'skole', { names: { da: 'Skole' }, offers: windowUntil(until(round)) })
    const listed = await write(0)
    const { id: userId } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'paid@demo.test')
      .executeTakeFirstOrThrow()
    const list = { name: 'Min', projects: [], procurements: [listed], companies: [], paUserIds: [userId] }
    const { id: listId } = (await client.call('POST', '/lists', { token, body: list })).json()
    const port = await freePort()
    const secrets: string[] = []
    for (let count = 0; count < hooks; count += 1) {
      const address = `http://127.0.0.1:${port}/${count}`
      const body = { name: `CRM ${count}`, address, listId, agentId: null }
      const made = (await client.call('POST', '/webhooks', { token, body })).json()
      secrets.push(made.secret)
    }
    const { rows: first } = { rows: await db.selectFrom('webhooks').select('looked_to').execute() }
    const startId = Math.min(...first.map(({ looked_to: id }) => id))
    const env = {
      WEBHOOK_SECRET: secrets.join(' '),
      HINTS_FILE: hintsFile,
      PORT: String(port),
      // The clock of the sender is fast.
      TOLERANCE_SECONDS: '1000000',
    }
    const startReceiver = () => start('python3', [receiver], env)
    const settled = async () =>
      (
        await db
          .selectFrom('webhook_deliveries')
          .select(({ fn }) => fn.count<string>('id').as('count'))
          .where('delivered', 'is not', null)
          .executeTakeFirstOrThrow()
      ).count
    let receiving = await startReceiver()
    let sending = await startSender()
    let kills = 0
    let refused = 0
    for (let round = 1; round <= rounds; round += 1) {
      await write(round)
      // Somewhere in the middle of a round.
      await expect
        .poll(async () => Number(await settled()), { timeout: 60_000, interval: 10 })
        .toBeGreaterThan(hooks * (round - 1) + (round % 7))
      if (round % 4 === 1) {
        await Promise.all([kill(sending), round % 8 === 1 ? kill(receiving) : null])
        kills += 1
        if (round % 8 === 1) {
          kills += 1
          await setTimeout(50)
          receiving = await startReceiver()
        }
        sending = await startSender()
      }
      const forged = await fetch(`http://127.0.0.1:${port}/0`, {
        method: 'POST',
        body: JSON.stringify({ type: 'changes.available', data: { webhookId: 1 } }),
        headers: {
          'webhook-id': `msg_forged_${round}`,
          'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
          'webhook-signature': 'v1,AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
        },
      })
      if (forged.status === 401) refused += 1
      await expect
        .poll(async () => Number(await settled()), { timeout: 60_000, interval: 10 })
        .toBe(hooks * round)
    }
    const hints = readHints()
    const ids = hints.map(({ id }) => id)
    const rows = await db.selectFrom('webhook_deliveries').selectAll().execute()
    expect(refused).toBe(rounds)
    expect(ids.toSorted()).toEqual(rows.map(({ message_id: id }) => id).toSorted())
    expect(new Set(ids).size).toBe(hooks * rounds)
    // By the cursors of the hints of one webhook nothing is skipped, and the last one leads to the end.
    const all = await db
      .selectFrom('item_changes')
      .select('id')
      .where('id', '>', startId)
      .where('item_id', '=', listed)
      .orderBy('id')
      .execute()
    const own = hints
      .filter(({ data }) => data.webhookId === rows[0]?.webhook_id)
      .map(({ data }) => data.after)
    const read: number[] = []
    for (const [place, after] of own.entries()) {
      const query = { listId, after, limit: 500 }
      const { changes } = (await client.call('GET', '/changes', { token, query })).json()
      const [change] = changes
      read.push(change.id)
      if (place === own.length - 1) expect(changes).toHaveLength(1)
    }
    expect(read).toEqual(all.map(({ id }) => id))
    process.stdout.write(
      `${hints.length} hints, ${kills} kills, ${refused} forged hints refused, none lost\n`,
    )
  },
)
