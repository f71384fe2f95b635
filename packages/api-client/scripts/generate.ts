import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

import openapiTS, { astToString } from 'openapi-typescript'

import type { Contract } from './Contract'
import { contractFolder, runRedocly } from './runRedocly'
import { writeExamples } from './writeExamples'
import { isForAdministrators, isOutside, writeOperations } from './writeOperations'

const sourceFolder = join(import.meta.dirname, '../src')
const repository = join(contractFolder, '..')

function bundle(): string {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  try {
    const file = join(folder, 'bundle.json')
    runRedocly('bundle', 'openapi.yaml', '--config', 'redocly.yaml', '--output', file)
    return `${readFileSync(file, 'utf8').trimEnd()}\n`
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Leaves out examples, because they would be half of the generated types. Pass this function to `JSON.parse`.
 */
function withoutExamples(key: string, value: unknown): unknown {
  return key === 'examples' || key === 'example' ? undefined : value
}

async function generate(): Promise<Map<string, string>> {
  const bundled = bundle()
  const contract: Contract = JSON.parse(bundled)
  // A property with a default value stays optional in requests, because the service fills in the default.
  const types = await openapiTS(JSON.parse(bundled, withoutExamples), {
    defaultNonNullable: false,
    silent: true,
  })
  const head =
    '// Generated from openapi/bundle.json by scripts/generate.ts: change the contract instead, then run it.\n'
  return new Map([
    [join(contractFolder, 'bundle.json'), bundled],
    [join(sourceFolder, 'schema.gen.ts'), head + astToString(types)],
    // What few screens use has modules of its own, so that bundlers can leave it out of what others load.
    [
      join(sourceFolder, 'operations.gen.ts'),
      writeOperations(contract, (path) => !isForAdministrators(path) && !isOutside(path)),
    ],
    [join(sourceFolder, 'adminOperations.gen.ts'), writeOperations(contract, isForAdministrators)],
    [join(sourceFolder, 'outsideOperations.gen.ts'), writeOperations(contract, isOutside)],
    [join(sourceFolder, 'examples.gen.ts'), writeExamples(contract)],
  ])
}

const files = await generate()
const stale = [...files].filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
const names = stale.map(([file]) => relative(repository, file)).join(', ')

if (!process.argv.includes('--check')) {
  for (const [file, text] of stale) writeFileSync(file, text)
  console.log(stale.length > 0 ? `Written: ${names}` : 'All files are up to date.')
} else if (stale.length > 0) {
  console.error(
    `Out of date: ${names}. The client does not match the contract. ` +
      'Run `pnpm --filter @spadestik/api-client generate` and commit what it writes.',
  )
  process.exitCode = 1
} else {
  console.log('The bundle and the generated files match the contract.')
}
