import { readFileSync } from 'node:fs'

/** The lock file contains no host, so it works with any registry. */
const hosts = readFileSync('pnpm-lock.yaml', 'utf8').match(/https?:\/\/[^\s'"}]+/g) ?? []
const tarballs = hosts.filter((host) => /\.tgz/.test(host))
if (tarballs.length > 0) {
  console.log(
    `pnpm-lock.yaml contains registry URLs (${tarballs[0] ?? ''} …) that another machine may not reach.\n` +
      'Install with lockfile-include-tarball-url unset.',
  )
  process.exitCode = 1
}
