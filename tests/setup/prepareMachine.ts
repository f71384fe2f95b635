import { execFileSync } from 'node:child_process'
import type { ExecFileSyncOptions } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { findChromium } from './findChromium'

/**
 * This script checks that the machine has a Chromium and the server programs of PostgreSQL. As root on Debian
 * it installs missing programs. Elsewhere it prints what to install.
 */
const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

function versionsIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}

function hasPostgres(): boolean {
  const onPath = (process.env['PATH'] ?? '')
    .split(':')
    .some((folder) => existsSync(`${folder}/initdb`) && existsSync(`${folder}/pg_ctl`))
  return (
    onPath ||
    versionsIn('/usr/lib/postgresql').some((version) =>
      existsSync(`/usr/lib/postgresql/${version}/bin/initdb`),
    )
  )
}

const missing = [
  ...(findChromium() === undefined ? ['chromium-headless-shell'] : []),
  ...(hasPostgres() ? [] : ['postgresql']),
]

if (missing.length > 0 && isDebianRoot) {
  console.log(`Installing ${missing.join(' and ')} from Debian packages, once.`)
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: environment } satisfies ExecFileSyncOptions
  execFileSync('apt-get', ['update', '-qq'], options)
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], options)
} else if (missing.includes('chromium-headless-shell')) {
  console.error(
    'No Chromium was found, so the tests cannot run. Install it (`pnpm exec playwright install chromium`), or name it in CHROMIUM_PATH.',
  )
  process.exitCode = 1
} else if (missing.length > 0) {
  console.log(
    "PostgreSQL's server programs were not found: the service is tested on PGlite alone. Install `postgresql` to test both.",
  )
}
