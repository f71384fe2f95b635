import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { repositoryFolder } from './build/packageFolders'
import { runCommand } from './runCommand'

let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spadestik-domain-'))
  const dependencies = { '@spadestik/domain': `file:${inject('tarballs').domain}` }
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'rules-only', version: '1.0.0', private: true, type: 'module', dependencies }),
  )
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), 'packages: []\nverifyDepsBeforeRun: false\n')
  await runCommand('pnpm', ['install', '--offline', '--no-frozen-lockfile'], folder)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('[G04] the domain package installed alone', () => {
  test('loads and applies its rules', async () => {
    writeFileSync(
      join(folder, 'rules.js'),
      `import { parseQuarter } from '@spadestik/domain/quarter'
import { postalCodeRanges } from '@spadestik/domain/query'
console.log(JSON.stringify([parseQuarter('Q2 2027'), postalCodeRanges('80-81').length]))`,
    )
    expect(JSON.parse(await runCommand(process.execPath, ['rules.js'], folder))).toEqual([
      { year: 2027, quarter: 2 },
      1,
    ])
  })

  test('has types that need no other package', async () => {
    writeFileSync(
      join(folder, 'types.ts'),
      `import { may } from '@spadestik/domain/access'
import type { SearchCriteria } from '@spadestik/domain/search'
export const criteria: SearchCriteria | null = null
export const rule = may`,
    )
    const compiler = join(repositoryFolder, 'node_modules/typescript7/bin/tsc')
    const args = ['--ignoreConfig', '--strict', '--noEmit', '--module', 'nodenext', 'types.ts']
    await expect(runCommand(process.execPath, [compiler, ...args], folder)).resolves.toBe('')
  })
})
