import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mainEngine } from '../../testing/openTestDatabase'
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
  const body = { name: 'CRM', scopes: ['changes:read'], lastDay }
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
