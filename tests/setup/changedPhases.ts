import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import type { Phase } from './runPhases'

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}

function findBase(): string {
  for (const branch of ['main', 'origin/main']) {
    try {
      return git('merge-base', branch, 'HEAD')
    } catch {
      // Ignore the error, because one of the two branches can be missing in a clone.
    }
  }
  return git('rev-parse', 'HEAD')
}

function foldersUnder(parent: string, files: readonly string[]): string[] {
  const names = files.flatMap((file) =>
    file.startsWith(parent) && file.slice(parent.length).includes('/')
      ? [file.slice(parent.length).split('/')[0] ?? '']
      : [],
  )
  return [...new Set(names)]
}

function storyFolders(files: readonly string[]): string[] {
  const groups = foldersUnder('packages/ui/src/', files).map((group) => `packages/ui/src/${group}/`)
  const own = files.filter((file) => file.endsWith('.stories.tsx') && existsSync(file))
  return [...groups.filter((group) => globSync(`${group}**/*.stories.tsx`).length > 0), ...own]
}

const shortJourneys: Readonly<Record<string, string>> = {
  account: 'tests/e2e/account/auth.spec.ts',
  item: 'tests/e2e/item/notes.spec.ts',
  lists: 'tests/e2e/lists/lists.spec.ts',
  search: 'tests/e2e/search/search.spec.ts',
}

function journeys(files: readonly string[]): string[] {
  const own = files.filter((file) => /^tests\/e2e\/.*\.spec\.ts$/.test(file) && existsSync(file))
  const areas = [...foldersUnder('apps/web/src/', files), ...foldersUnder('apps/service/src/', files)]
  const short = areas.map((area) => shortJourneys[area] ?? 'tests/e2e/account/auth.spec.ts')
  return [...new Set([...own, ...short])]
}

export function changedPhases(): Phase[] {
  const base = findBase()
  const listed = `${git('diff', '--name-only', base)}\n${git('ls-files', '--others', '--exclude-standard')}`
  const files = listed.split('\n').filter((file) => file !== '')
  const stories = storyFolders(files)
  const specs = journeys(files)
  const isContractChanged = files.some((file) => /^(openapi|tests\/contracts)\//.test(file))
  return [
    { name: 'check', command: ['pnpm', 'check'] },
    { name: 'unit', command: ['pnpm', 'test:unit', '--changed', base, '--passWithNoTests'] },
    ...(isContractChanged ? [{ name: 'contract', command: ['pnpm', 'test:contract'] } as const] : []),
    ...(stories.length > 0
      ? [{ name: 'stories', command: ['pnpm', 'test:stories', ...stories] } as const]
      : []),
    ...(specs.length > 0 ? [{ name: 'journeys', command: ['pnpm', 'test:e2e', ...specs] } as const] : []),
  ]
}
