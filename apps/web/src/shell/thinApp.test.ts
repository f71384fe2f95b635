import { expect, test } from 'vitest'

const sources = Object.entries(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([path, source]) => ({
  path: path.replace(/^(\.\.\/|\.\/)/, (up) => (up === './' ? 'shell/' : '')),
  source,
}))

const pathsOf = (matches: (source: string, path: string) => boolean): string[] =>
  sources
    .filter(({ source, path }) => matches(source, path))
    .map(({ path }) => path)
    .sort()

function importsOf(source: string, from: RegExp): string[] {
  const statements = source.matchAll(/import (?!type )(?:\w+, )?\{([^}]*)\} from '([^']+)'/g)
  return [...statements].flatMap(([, names = '', specifier = '']) =>
    from.test(specifier) ? names.split(',').map((name) => name.trim()) : [],
  )
}

const client = /^@spadestik\/api-client$/

const reads = (source: string): boolean =>
  importsOf(source, client).some((name) => /^(get|search|count)[A-Z]/.test(name))

const folderOf = (path: string): string => path.split('/').slice(0, -1).join('/')

const importedFolders = new Map<string, Set<string>>()
for (const { path, source } of sources) {
  const folder = folderOf(path)
  const imported = importedFolders.get(folder) ?? new Set()
  importedFolders.set(folder, imported)
  for (const [, specifier = ''] of source.matchAll(/(?:from |import\()'(\.[^']+)(?<!\.json)'/g)) {
    const target = folderOf(new URL(specifier, `file:///${path}`).pathname.slice(1))
    if (target !== folder) imported.add(target)
  }
}

function isInCircle(folder: string): boolean {
  const reached = new Set<string>()
  const queue = [...(importedFolders.get(folder) ?? [])]
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    queue.push(...(importedFolders.get(next) ?? []))
  }
  return reached.has(folder)
}

test('[G05] the source files of the app are found', () => {
  expect(sources.length).toBeGreaterThan(100)
})

test('[G05] one file contains the URL of the API, and the app and its early requests create a client', () => {
  expect(pathsOf((source) => importsOf(source, client).includes('createClient'))).toEqual([
    'api/client/ApiProvider.tsx',
    'loading/early.ts',
  ])
  expect(pathsOf((source, path) => /['"`]\/api\b/.test(source) && path !== 'loading/apiAddress.ts')).toEqual(
    [],
  )
})

test('[G05] only the folder loading and the loader of texts send requests', () => {
  // Allow `fetch(client)`, in which `fetch` is a parameter that calls the API client.
  const asks = /(?<![\w.])(fetch\((?!client\))|new (XMLHttpRequest|EventSource|WebSocket)\b)|sendBeacon\(/
  expect(pathsOf((source) => asks.test(source))).toEqual([
    'loading/fetchWithTimeout.ts',
    'loading/loadCode.ts',
    'locale/loadCatalog.ts',
  ])
})

test('[G05] only the folder api uses SWR', () => {
  const users = pathsOf((source) => /^import (?!type ).* from 'swr(\/[a-z]+)?'/m.test(source))
  expect(users.filter((path) => !path.startsWith('api/'))).toEqual([])
  expect(users.length).toBeGreaterThan(1)
})

test('[G05] screens read data only through the hooks of the folder api', () => {
  // Allow the form for limited access to read data without the hooks. Its users have no session, so the hooks
  // have no cache to read from. The early script runs before there are hooks, and searches as they do.
  expect(pathsOf((source, path) => !path.startsWith('api/') && reads(source))).toEqual([
    'account/limitedAccess/useLimitedAccessForm.ts',
    'loading/fetchResults.ts',
  ])
})

test('[G05] every page is built from components of the ui package', () => {
  const folders = new Set(pathsOf((_source, path) => path.endsWith('Page.tsx')).map(folderOf))
  const usesPackage = (folder: string): boolean =>
    pathsOf((source, path) => folderOf(path) === folder && source.includes("from '@spadestik/ui/")).length > 0
  expect([...folders].filter((folder) => !usesPackage(folder))).toEqual([])
  expect(folders.size).toBeGreaterThan(10)
})

test("[G05] colours and fonts come from tokens, never from the app's own styles", () => {
  const own = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(|fontFamily: (?!'inherit')/i
  expect(pathsOf((source, path) => path.endsWith('.css.ts') && own.test(source))).toEqual([])
})

test('[G05] no folder belongs to an import cycle', () => {
  expect([...importedFolders.keys()].filter(isInCircle)).toEqual([])
  expect(importedFolders.size).toBeGreaterThan(20)
})

test('[G05] no file is longer than 200 lines', () => {
  const lengths = sources
    .filter(({ path }) => !path.endsWith('.messages.ts'))
    .map(({ path, source }) => ({ path, lines: source.split('\n').length - 1 }))
  expect(lengths.filter(({ lines }) => lines > 200)).toEqual([])
})
