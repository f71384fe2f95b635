const isLong = process.env['LONG'] === '1'

/**
 * How much the tests do. By default they do less than with LONG=1. The command `pnpm test:long` sets LONG=1.
 * FUZZ_REQUESTS, KILL_ROUNDS, QUERIES, YEAR_ITEMS and YEAR_USERS each replace one number.
 */
export const testLength = {
  isLong,
  fuzzRequests: Number(process.env['FUZZ_REQUESTS'] ?? (isLong ? 20_000 : 4000)),
  killRounds: Number(process.env['KILL_ROUNDS'] ?? (isLong ? 30 : 5)),
  /**
   * How many random free texts the tests search for, first with the main search engine, then with the other
   * one.
   */
  queries: Number(process.env['QUERIES'] ?? (isLong ? 10_000 : 300)),
  otherQueries: Number(process.env['QUERIES'] ?? (isLong ? 10_000 : 100)),
  /**
   * How many items and users the test that simulates a year of the service has. By default it only simulates
   * the days around the changes of clocks.
   */
  yearItems: Number(process.env['YEAR_ITEMS'] ?? (isLong ? 20_000 : 200)),
  yearUsers: Number(process.env['YEAR_USERS'] ?? (isLong ? 300 : 12)),
  /** The number of random examples of each property test that does not set its own number. */
  propertyRuns: isLong ? 1000 : 100,
}
