import { expect, test } from 'vitest'

/** The sources of the app by their path below `src`, without their tests. */
const sources = Object.entries(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([path, source]) => ({
  path: path.replace(/^(\.\.\/|\.\/)/, (up) => (up === './' ? 'app/' : '')),
  source,
}))

const pathsOf = (fits: (source: string, path: string) => boolean): string[] =>
  sources
    .filter(({ source, path }) => fits(source, path))
    .map(({ path }) => path)
    .sort()

/** What a source imports by value from a package, or from all of its doors. */
function importsOf(source: string, from: RegExp): string[] {
  const statements = source.matchAll(/import (?!type )(?:\w+, )?\{([^}]*)\} from '([^']+)'/g)
  return [...statements].flatMap(([, names = '', specifier = '']) =>
    from.test(specifier) ? names.split(',').map((name) => name.trim()) : [],
  )
}

const client = /^@spadestik\/api-client$/

const reads = (source: string): boolean =>
  importsOf(source, client).some((name) => /^(get|search|count)[A-Z]/.test(name))

test('[G05] the app is found, so that what follows says something', () => {
  expect(sources.length).toBeGreaterThan(100)
})

test('[G05] one place makes the client of the API, and nothing else knows where the API is', () => {
  expect(pathsOf((source) => importsOf(source, client).includes('createClient'))).toEqual([
    'data/ApiProvider.tsx',
  ])
  expect(pathsOf((source, path) => /['"`]\/api\b/.test(source) && path !== 'data/ApiProvider.tsx')).toEqual(
    [],
  )
})

test('[G05] nothing asks a server but the client; the texts of the app come from where the app is', () => {
  // A function that is handed in is no question of its own.
  const asks = /(?<![\w.])(fetch\((?!client\))|new (XMLHttpRequest|EventSource|WebSocket)\b)|sendBeacon\(/
  expect(pathsOf((source) => asks.test(source))).toEqual(['app/loadCatalog.ts', 'data/fetchInTime.ts'])
})

test('[G05] SWR alone keeps what was read, in the hooks of data', () => {
  const users = pathsOf((source) => /^import (?!type ).* from 'swr(\/[a-z]+)?'/m.test(source))
  expect(users.filter((path) => !path.startsWith('data/') && path !== 'app/DataProvider.tsx')).toEqual([])
  expect(users.length).toBeGreaterThan(1)
})

test('[G05] no screen reads by itself: what it shows comes from a hook of data', () => {
  expect(pathsOf((source, path) => path.startsWith('routes/') && reads(source))).toEqual([])
})

test('[G05] every route is composed of the components of the package', () => {
  const routes = new Map<string, string>()
  for (const { path, source } of sources) {
    const [, route] = /^routes\/(\w+)\//.exec(path) ?? []
    if (route !== undefined) routes.set(route, `${routes.get(route) ?? ''}${source}`)
  }
  const without = [...routes].filter(
    ([, source]) => !/from '(@spadestik\/ui\/|(\.\.\/){2,}\w+\/\w+')/.test(source),
  )
  expect(without.map(([route]) => route)).toEqual([])
  expect(routes.size).toBeGreaterThan(10)
})

test('[G05] looks come from tokens: no style of the app names a colour or a font', () => {
  const own = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(|fontFamily: (?!'inherit')/i
  expect(pathsOf((source, path) => path.endsWith('.css.ts') && own.test(source))).toEqual([])
})

test('[G05] the files of the app are small: most fit on a screen', () => {
  const lengths = sources
    .filter(({ path }) => !path.endsWith('.messages.ts'))
    .map(({ path, source }) => ({ path, lines: source.split('\n').length - 1 }))
    .toSorted((a, b) => a.lines - b.lines)
  expect(lengths.filter(({ lines }) => lines > 200)).toEqual([])
  expect(lengths[Math.floor(lengths.length / 2)]?.lines).toBeLessThanOrEqual(60)
})
