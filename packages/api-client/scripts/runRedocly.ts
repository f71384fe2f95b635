import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const contractFolder = join(import.meta.dirname, '../../../openapi')

const packageFile = fileURLToPath(import.meta.resolve('@redocly/cli/package.json'))

/**
 * Runs Redocly in the folder of the OpenAPI contract, and returns its output.
 *
 * @throws Error with the output if Redocly fails
 */
export function runRedocly(...args: string[]): string {
  const run = spawnSync(process.execPath, [join(dirname(packageFile), 'bin/cli.js'), ...args], {
    cwd: contractFolder,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  const printed = `${run.stdout}${run.stderr}`
  if (run.status === 0) return printed
  throw new Error(
    `redocly ${args.join(' ')} failed, so the contract cannot be used. Fix these errors:\n${printed}`,
    { cause: run.error },
  )
}
