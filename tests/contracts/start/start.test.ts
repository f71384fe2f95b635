import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guideFile } from '../reference/referenceFile'

const repository = join(import.meta.dirname, '../../..')
const guide = readFileSync(guideFile, 'utf8')
/** The interactions that the guide names for the first run. */
const [, only = ''] = /--only '(\^\(getProjectPhases[^']+)'/.exec(guide) ?? []

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    console.warn('python3 is not installed, so the service to begin with is not tried.')
    return false
  }
}

describe.skipIf(!hasPython())('the service in Python', () => {
  let service: ChildProcess
  let address = ''

  const verify = (text: string) =>
    promisify(execFile)(
      process.execPath,
      [
        '--import',
        'tsx',
        'tests/contracts/verify/cli.ts',
        '--only',
        text,
        '--provider-base-url',
        `${address}/api`,
        '--provider-states-url',
        `${address}/provider-states`,
      ],
      { cwd: repository },
    )

  beforeAll(async () => {
    const env = { ...process.env, PORT: '0' }
    service = spawn('python3', [join(import.meta.dirname, 'service.py')], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = (await once(createInterface({ input: service.stdout! }), 'line')) as [string]
    address = /http:\S+(?=\/api)/.exec(line)?.[0] ?? ''
  })

  afterAll(() => service.kill())

  test('[G06] meets the interactions that the guide names', async () => {
    expect(only).not.toBe('')
    const { stdout } = await verify(only)
    const met = [...stdout.matchAll(/^All (\d+) interactions of (\S+) are met\.$/gm)]
    expect(met.map(([, , consumer]) => consumer)).toEqual(['spadestik-web', 'spadestik-web-refusals'])
    expect(met.map(([, count]) => Number(count) >= 8)).toEqual([true, true])
  })

  test.each([
    ['a state that it does not have', '^getLists: the lists$', 'state change handlers has failed'],
    [
      'a request before that it does not have',
      '^getCurrentUser: the account as it was saved$',
      'state change handlers has failed',
    ],
    [
      'an operation that it does not have',
      '^getLists: nothing when nobody',
      'status: expected 401 but was 501',
    ],
  ])('[G06] fails at once, and says where: %s', async (_, text, reason) => {
    await expect(verify(text)).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining(reason) })
  })
})
