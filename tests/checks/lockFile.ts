import { readFileSync } from 'node:fs'

/**
 * This script checks that no lock file contains the host of a registry, so that installing works with any
 * registry.
 */
for (const file of ['pnpm-lock.yaml', 'tests/bench/pnpm-lock.yaml']) {
  const tarball = readFileSync(file, 'utf8').match(/https?:\/\/[^\s'"}]+\.tgz/)?.[0]
  if (tarball !== undefined) {
    console.log(
      `${file} contains registry URLs (${tarball} …) that another machine may not reach.\n` +
        'Install with lockfile-include-tarball-url unset.',
    )
    process.exitCode = 1
  }
}
