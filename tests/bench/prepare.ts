import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * This script installs the packages of the browser benchmarks, on first use and when their lock file has
 * changed. Then it checks the types of the benchmarks. `pnpm install` leaves these packages out, because they
 * are large and only the benchmarks use them.
 */
const folder = import.meta.dirname
const root = resolve(folder, '../..')

function isInstalled(): boolean {
  // Compare the lock file with the copy that pnpm kept when it installed the packages.
  const installed = join(folder, 'node_modules/.pnpm/lock.yaml')
  return (
    existsSync(installed) &&
    readFileSync(installed, 'utf8') === readFileSync(join(folder, 'pnpm-lock.yaml'), 'utf8')
  )
}

if (!isInstalled()) {
  console.log('Installing the packages of the browser benchmarks in tests/bench, once …')
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--silent'], { cwd: folder, stdio: 'inherit' })
}
execFileSync(process.execPath, ['node_modules/typescript7/bin/tsc', '-p', folder], {
  cwd: root,
  stdio: 'inherit',
})
