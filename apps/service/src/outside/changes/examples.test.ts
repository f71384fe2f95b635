import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mainEngine } from '../../testing/openTestDatabase'
import { demoPassword } from '../../testing/scenes/demoUsers'
import { writeProcurement } from '../../testing/scenes/writeItem'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'

const run = promisify(execFile)
const examples = resolve(import.meta.dirname, '../../../../../tests/examples')
const folder = mkdtempSync(join(tmpdir(), 'spadestik-examples-'))

let service: ServiceUnderTest
let address: string
let key: string

beforeAll(async () => {
  service = await setUpService(mainEngine)
  address = await service.app.listen({ host: '127.0.0.1', port: 0 })
  const token = await service.signIn('paid@demo.test')
  const lastDay = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const body = { name: 'CRM', scopes: ['changes:read', 'search:read'], lastDay }
  key = (await service.call('POST', '/api-keys', { token, body })).json().secret
})
afterAll(async () => {
  await service.close()
  rmSync(folder, { recursive: true })
})

async function isThere(program: string): Promise<boolean> {
  return run(program, ['--version']).then(
    () => true,
    () => false,
  )
}

test.for([
  ['a shell with curl', ['sh', 'follow-changes.sh'], ['curl', 'jq']],
  ["Python's standard library", ['python3', 'follow_changes.py'], ['python3']],
  [
    'TypeScript with the client',
    [process.execPath, '--import', 'tsx', 'followChanges.ts'],
    [process.execPath],
  ],
] as const)(
  '[O13] a program in %s follows the changes from run to run',
  async ([name, command, needed], { skip }) => {
    for (const program of needed)
      skip(!(await isThere(program)), `${program} is not installed, so the example cannot run.`)
    const [program, ...rest] = command
    const env = {
      ...process.env,
      SPADESTIK_API: `${address}/api`,
      SPADESTIK_KEY: key,
      CURSOR_FILE: join(folder, name),
    }
    const follow = async () => (await run(program, rest, { cwd: examples, env })).stdout
    const { rows } = await sql<{
      count: number
    }>`select count(*)::integer as count from item_changes`.execute(service.db)
    expect((await follow()).trim().split('\n')).toHaveLength(rows[0]?.count ?? 0)
    expect(await follow()).toBe('')
    const id = await writeProcurement(service.db, name, { names: { da: name } })
    expect(await follow()).toMatch(new RegExp(`^\\d+ procurement ${id} new Ny\\n$`))
  },
)

const isHere = async (programs: readonly string[]) =>
  (await Promise.all(programs.map(isThere))).every(Boolean)

test.for([
  ['a shell with curl', ['sh', 'search.sh'], ['curl', 'jq']],
  ["Python's standard library", ['python3', 'search.py'], ['python3']],
  ['TypeScript with the client', [process.execPath, '--import', 'tsx', 'search.ts'], [process.execPath]],
] as const)('[G02] a program in %s reads every page of a search', async ([, command, needed], { skip }) => {
  skip(!(await isHere(needed)), 'A program is not installed, so the example cannot run.')
  const word = 'Eksempelbro'
  const ids: number[] = []
  for (let place = 0; place < 101; place += 1)
    ids.push(
      await writeProcurement(service.db, `${word} ${place}`, { names: { da: `${word} nr. ${place}` } }),
    )
  const [program, ...rest] = command
  const env = { ...process.env, SPADESTIK_API: `${address}/api`, SPADESTIK_KEY: key }
  const { stdout } = await run(program, [...rest, word], { cwd: examples, env })
  const found = stdout
    .trim()
    .split('\n')
    .map((line) => Number(line.split(' ')[0]))
  expect(found.toSorted((one, other) => one - other)).toEqual(ids)
  const refused = { ...env, SPADESTIK_KEY: `${key}x` }
  await expect(run(program, [...rest, word], { cwd: examples, env: refused })).rejects.toThrow('498')
})

test('[G02] a shell with curl logs in and prints the token', async ({ skip }) => {
  skip(!(await isHere(['curl', 'jq'])), 'A program is not installed, so the example cannot run.')
  const own = { SPADESTIK_USER: 'basic@demo.test', SPADESTIK_PASSWORD: demoPassword }
  const env = { ...process.env, SPADESTIK_API: `${address}/api`, ...own }
  const { stdout } = await run('sh', ['log-in.sh'], { cwd: examples, env })
  const me = await service.call('GET', '/lists', { token: stdout.trim() })
  expect(me.statusCode).toBe(200)
})
