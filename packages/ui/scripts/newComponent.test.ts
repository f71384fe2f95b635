import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findChromium } from '../../../tests/setup/findChromium'

const repository = resolve(import.meta.dirname, '../../..')
const copy = mkdtempSync(join(tmpdir(), 'spadestik-new-component-'))
const leftOut = new Set(['node_modules', 'dist', '.git', '.data', 'storybook-static', 'baselines'])

/**
 * The entries of `node_modules` that are not linked into the copy of the repository. Tools write to most of
 * these folders, and `@spadestik` must contain the copied packages.
 */
const keptApart = new Set(['.cache', '.vite', '.vite-temp', '.pnpm-task-run-state-v1', '@spadestik'])

/**
 * Links the installed packages of a folder into the copy of the repository. Packages of the workspace are
 * linked to their copies.
 */
function linkPackages(folder: string): void {
  const from = join(repository, folder, 'node_modules')
  const to = join(copy, folder, 'node_modules')
  mkdirSync(join(to, '@spadestik'), { recursive: true })
  for (const entry of readdirSync(from)) {
    if (!keptApart.has(entry)) symlinkSync(join(from, entry), join(to, entry))
  }
  for (const own of globSync('@spadestik/*', { cwd: from })) {
    const [place = ''] = globSync(`{packages,apps}/${basename(own)}`, { cwd: copy })
    symlinkSync(join(copy, place), join(to, own))
  }
}

async function run(command: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, {
    cwd: copy,
    env: {
      ...process.env,
      VITEST: undefined,
      NODE_ENV: undefined,
      NO_COLOR: '1',
      pnpm_config_verify_deps_before_run: 'false',
      CHROMIUM_PATH: findChromium(),
    },
  }).catch((error: unknown) => {
    throw new Error(error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error))
  })
  return stdout
}

beforeAll(async () => {
  cpSync(repository, copy, { recursive: true, filter: (path) => !leftOut.has(basename(path)) })
  const installed = globSync(['node_modules', '{packages,apps}/*/node_modules', 'tests/node_modules'], {
    cwd: repository,
  })
  for (const each of installed) linkPackages(dirname(each))
  await run('node_modules/.bin/tsx', 'packages/ui/scripts/newComponent.ts', 'fields/BrandNewField')
}, 300_000)

afterAll(() => rmSync(copy, { recursive: true }), 300_000)

describe('[G03] a component that new:component has created', { timeout: 300_000 }, () => {
  test('passes the checks without any edit', async () => {
    const names = ['lint', 'format', 'component list', 'messages', 'unused', 'folders']
    const output = await run('node_modules/.bin/tsx', 'tests/checks/check.ts', ...names)
    expect(output.match(/^ok /gm)).toHaveLength(names.length)
  })

  test('has correct types', async () => {
    await expect(
      run(process.execPath, 'node_modules/typescript7/bin/tsc', '-p', 'packages/ui'),
    ).resolves.toBe('')
  })

  test('passes the conformance suite and its own test', async () => {
    const files = ['tests/conformance/rootProps', 'tests/server/everyComponent', 'BrandNewField.test']
    const output = await run('node_modules/.bin/vitest', 'run', ...files, '-t', 'BrandNewField|has a sample')
    expect(output).toMatch(/Test Files +3 passed/)
  })
})
