import { run } from './run'
import type { Outcome } from './run'

const checks: readonly [name: string, command: string, ...args: string[]][] = [
  ['types', 'node', 'node_modules/typescript7/bin/tsc', '-b'],
  ['lint', 'pnpm', 'exec', 'oxlint', '--deny-warnings'],
  ['format', 'pnpm', 'exec', 'oxfmt', '--check', '.'],
  [
    'boundaries',
    'pnpm',
    'exec',
    'depcruise',
    '--config',
    'tests/checks/dependency-cruiser.cjs',
    'packages',
    'apps',
    'tests',
  ],
  ['contract', 'pnpm', '--filter', '@spadestik/api-client', 'check:contract'],
  ['design tokens', 'pnpm', '--filter', '@spadestik/ui', 'tokens', '--check'],
  ['component list', 'pnpm', '--filter', '@spadestik/ui', 'describe', '--check'],
  ['messages', 'pnpm', 'exec', 'tsx', 'tests/checks/messages.ts'],
  ['requirement ids', 'pnpm', 'exec', 'tsx', 'tests/checks/requirementIds.ts'],
  ['operations', 'pnpm', 'exec', 'tsx', 'tests/checks/operations.ts'],
  ['drawing', 'pnpm', 'exec', 'tsx', 'tests/checks/drawDependencies.ts', '--check'],
  ['lock file', 'pnpm', 'exec', 'tsx', 'tests/checks/lockFile.ts'],
  ['unused', 'pnpm', 'exec', 'knip', '--config', 'tests/checks/knip.json', '--no-progress'],
  [
    'run by tests alone',
    'pnpm',
    'exec',
    'knip',
    '--config',
    'tests/checks/knip.production.json',
    '--production',
    '--include=exports',
    '--no-progress',
  ],
  ['folders', 'pnpm', 'exec', 'tsx', 'tests/checks/folders.ts'],
]

const alwaysPrinted = new Set(['requirement ids', 'operations'])

function report({ name, code, output, seconds }: Outcome): void {
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`)
  if (code !== 0 || alwaysPrinted.has(name)) console.log(output.replaceAll(/^/gm, '     '))
}

/**
 * Runs the checks named in the arguments. Without arguments, it runs all checks. Two checks run at the same
 * time, because more would only slow each other down.
 */
async function runAll(): Promise<Outcome[]> {
  const wanted = process.argv.slice(2)
  const unknown = wanted.find((each) => !checks.some(([name]) => name === each))
  if (unknown !== undefined) {
    throw new Error(
      `There is no check "${unknown}", so it cannot run. The checks are: ${checks.map(([name]) => name).join(', ')}.`,
    )
  }
  const queue = checks.filter(([name]) => wanted.length === 0 || wanted.includes(name))
  const outcomes: Outcome[] = []
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [name, command, ...args] = next
      const outcome = await run(name, command, args)
      report(outcome)
      outcomes.push(outcome)
    }
  }
  await Promise.all([work(), work()])
  return outcomes
}

const failed = (await runAll()).filter(({ code }) => code !== 0)
if (failed.length > 0) {
  console.log(`\n${failed.map(({ name }) => name).join(', ')} failed, see above.`)
  process.exitCode = 1
}
