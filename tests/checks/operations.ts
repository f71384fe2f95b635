import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import bundle from '../../openapi/bundle.json'
import { listMissingOperations } from '@spadestik/service/operations'

/**
 * This script checks every operation of the contract. The service must have a handler for the operation, and
 * a test must request its path over HTTP.
 */
const service = 'apps/service/src'
/**
 * The test files that loop over all operations. This check ignores them, because every operation needs a test
 * of its own.
 */
const walkers = /\/(fuzz\/|http\/operations\/authorisation\.test\.ts)/

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return testFiles(path)
    return entry.name.endsWith('.test.ts') && !walkers.test(path) ? [path] : []
  })
}

function pathsIn(source: string): string[][] {
  const quoted = source.matchAll(/['`](\/[a-z][^'`\n]*)['`]/gi)
  return [...quoted].map(([, path = '']) =>
    path
      .replaceAll(/\$\{[^}]*\}/g, '*')
      .replace(/[?#].*$/, '')
      .split('/')
      .filter(Boolean),
  )
}

const fits = (called: readonly string[], path: readonly string[]): boolean =>
  called.length === path.length &&
  path.every((part, index) => part.startsWith('{') || called[index] === part || called[index] === '*')

const called = testFiles(service).map((file) => {
  const source = readFileSync(file, 'utf8')
  return { paths: pathsIn(source), methods: new Set(source.match(/'(GET|POST|PUT|DELETE)'/g)) }
})
const untested = Object.entries(bundle.paths).flatMap(([path, node]) => {
  const parts = path.split('/').filter(Boolean)
  return Object.entries(node as Record<string, { operationId?: string }>).flatMap(
    ([method, { operationId }]) => {
      if (operationId === undefined) return []
      const isCalled = called.some(
        ({ paths, methods }) =>
          methods.has(`'${method.toUpperCase()}'`) && paths.some((one) => fits(one, parts)),
      )
      return isCalled ? [] : [`${operationId} (${method.toUpperCase()} ${path})`]
    },
  )
})

const missing = listMissingOperations()
if (missing.length > 0) console.log(`Without a handler:\n  ${missing.join('\n  ')}`)
if (untested.length > 0) console.log(`Without a test:\n  ${untested.join('\n  ')}`)
if (missing.length + untested.length === 0)
  console.log('Every operation of the contract has a handler and a test.')
else process.exitCode = 1
