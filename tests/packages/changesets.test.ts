import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { packageNames, repositoryFolder } from './build/packageFolders'
import { runCommand } from './runCommand'

let folder: string
let before: string
const apps: Record<string, string> = {}

const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const versionOf = (name: string) => (JSON.parse(read(`${name}/package.json`)) as { version: string }).version

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spadestik-release-'))
  const copied = ['.changeset', 'package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', 'tests/package.json']
  const manifests = globSync('{packages,apps}/*/{package.json,CHANGELOG.md}', { cwd: repositoryFolder })
  for (const file of [...copied, ...manifests]) {
    cpSync(join(repositoryFolder, file), join(folder, file), { recursive: true })
  }
  symlinkSync(join(repositoryFolder, 'node_modules'), join(folder, 'node_modules'))
  before = versionOf('packages/ui')
  for (const app of ['apps/web', 'apps/service']) apps[app] = read(`${app}/package.json`)
  for (const old of globSync('.changeset/*.md', { cwd: folder })) rmSync(join(folder, old))
  writeFileSync(
    join(folder, '.changeset/new-prop.md'),
    "---\n'@spadestik/ui': minor\n---\n\n`Badge` takes an icon.\n",
  )
  await runCommand('git', ['init', '--quiet', '--initial-branch', 'main'], folder)
  await runCommand(join(repositoryFolder, 'node_modules/.bin/changeset'), ['version'], folder)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('[G08] a release', () => {
  test('gives all public packages the same new version, and no other', () => {
    const [major = 0, minor = 0] = before.split('.').map(Number)
    for (const name of packageNames) expect(versionOf(`packages/${name}`)).toBe(`${major}.${minor + 1}.0`)
    for (const app of ['apps/web', 'apps/service']) expect(read(`${app}/package.json`)).toBe(apps[app])
  })

  test('puts the sentence of the change above the earlier changes', () => {
    const version = versionOf('packages/ui')
    const [, newest = '', earlier = ''] = read('packages/ui/CHANGELOG.md').split(/^## /m)
    expect(newest.trim()).toBe(`${version}\n\n### Minor Changes\n\n- \`Badge\` takes an icon.`)
    expect(earlier).toMatch(new RegExp(`^${before}\n`))
  })

  test('consumes the changesets', () => {
    expect(globSync('.changeset/*.md', { cwd: folder })).toEqual([])
  })
})
