const isLong = process.env['LONG'] === '1'

/**
 * How much the tests do: less by default, everything with LONG=1, which `pnpm test:long` sets. FUZZ_REQUESTS
 * and KILL_ROUNDS set one number alone.
 */
export const testLength = {
  isLong,
  fuzzRequests: Number(process.env['FUZZ_REQUESTS'] ?? (isLong ? 20_000 : 4000)),
  killRounds: Number(process.env['KILL_ROUNDS'] ?? (isLong ? 30 : 5)),
  /** Runs of a property that names no number itself. */
  propertyRuns: isLong ? 1000 : 100,
}
