const isLong = process.env['LONG'] === '1'

/**
 * How much the tests do. By default they do less than with LONG=1. The command `pnpm test:long` sets LONG=1.
 * FUZZ_REQUESTS, KILL_ROUNDS, QUERIES, YEAR_ITEMS and YEAR_USERS each replace one number.
 */
export const testLength = {
  isLong,
  fuzzRequests: Number(process.env['FUZZ_REQUESTS'] ?? (isLong ? 20_000 : 4000)),
  killRounds: Number(process.env['KILL_ROUNDS'] ?? (isLong ? 30 : 5)),
  /** The number of random free texts that the main engine searches, and the number for the other engine. */
  queries: Number(process.env['QUERIES'] ?? (isLong ? 10_000 : 300)),
  otherQueries: Number(process.env['QUERIES'] ?? (isLong ? 10_000 : 100)),
  /** The size of the simulated year. By default, only the days around the changes of clocks are simulated. */
  yearItems: Number(process.env['YEAR_ITEMS'] ?? (isLong ? 20_000 : 200)),
  yearUsers: Number(process.env['YEAR_USERS'] ?? (isLong ? 300 : 12)),
  /** The number of examples for properties that do not set a number themselves. */
  propertyRuns: isLong ? 1000 : 100,
}
