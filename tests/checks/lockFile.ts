import { readFileSync } from 'node:fs'

/** The lock file names no host, so that it installs from any registry. */
const hosts = readFileSync('pnpm-lock.yaml', 'utf8').match(/https?:\/\/[^\s'"}]+/g) ?? []
const tarballs = hosts.filter((host) => /\.tgz/.test(host))
if (tarballs.length > 0) {
  console.log(
    `pnpm-lock.yaml names where packages were fetched from (${tarballs[0] ?? ''} …): another machine may not reach it.\n` +
      'Install with lockfile-include-tarball-url unset.',
  )
  process.exitCode = 1
}
