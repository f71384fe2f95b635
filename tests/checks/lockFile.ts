import { readFileSync } from 'node:fs'

/** Checks that no lock file names a registry host, so that every machine can install from its own registry. */
for (const file of ['pnpm-lock.yaml', 'tests/bench/pnpm-lock.yaml']) {
  const tarball = readFileSync(file, 'utf8').match(/https?:\/\/[^\s'"}]+\.tgz/)?.[0]
  if (tarball !== undefined) {
    console.log(
      `${file} names the registry its packages came from (${tarball} …), and another machine may not reach it.\n` +
        'Install with lockfile-include-tarball-url unset.',
    )
    process.exitCode = 1
  }
}
