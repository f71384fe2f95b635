import type { ChildProcess } from 'node:child_process'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, expect, test } from 'vitest'
import { lockFolder } from './lockFolder'

const folder = mkdtempSync(join(tmpdir(), 'spadestik-lock-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const script = join(import.meta.dirname, '../../testing/processes/holdFolder.ts')
const holders: ChildProcess[] = []

async function end(holder: ChildProcess): Promise<void> {
  if (holder.exitCode !== null || holder.signalCode !== null) return
  holder.kill('SIGKILL')
  await once(holder, 'exit')
}
afterEach(async () => {
  for (const holder of holders.splice(0)) await end(holder)
})

/** Starts a process that locks the folder, and returns whether it has locked it. */
async function hold(own: string, ...before: string[]): Promise<{ holder: ChildProcess; line: string }> {
  const [program = '', ...words] = [...before, process.execPath, '--import', 'tsx', script, own]
  const holder = spawn(program, words, { stdio: ['pipe', 'pipe', 'inherit'] })
  holders.push(holder)
  const [line] = await once(createInterface({ input: holder.stdout }), 'line')
  return { holder, line: String(line) }
}

const isolated = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc']
const canIsolate = spawnSync(isolated[0] ?? '', [...isolated.slice(1), 'true']).status === 0

test('[Z01] a folder cannot be locked twice by one process, and the error says what to do', () => {
  const own = join(folder, 'twice')
  const unlock = lockFolder(own)
  expect(() => lockFolder(own)).toThrow(/in use by another process.*Stop that process/s)
  unlock()
  lockFolder(own)()
})

test('[Z01] a folder locked by another process is refused until that process is killed', async () => {
  const own = join(folder, 'killed')
  const { holder, line } = await hold(own)
  expect(line).toBe('locked')
  expect(() => lockFolder(own)).toThrow(/in use by another process/)
  await end(holder)
  lockFolder(own)()
})

// Needs the right to create a process namespace, as root has it in a container with these rights.
test.skipIf(!canIsolate)('[Z01] a process in another container is refused as well', async () => {
  const own = join(folder, 'container')
  expect((await hold(own, ...isolated)).line).toBe('locked')
  expect((await hold(own, ...isolated)).line).toBe('refused')
  expect(() => lockFolder(own)).toThrow(/in use by another process/)
})

test('[Z01] of many processes that start together after a crash, one locks the folder', async () => {
  const own = join(folder, 'crash')
  await end((await hold(own)).holder)
  const lines = await Promise.all(Array.from({ length: 4 }, async () => (await hold(own)).line))
  expect(lines.sort()).toEqual(['locked', 'refused', 'refused', 'refused'])
})
