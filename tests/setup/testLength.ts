const isLong = process.env['LONG'] === '1'

/**
 * How much the tests do. `pnpm test:long` sets LONG=1 for larger numbers. FUZZ_REQUESTS, KILL_ROUNDS,
 * QUERIES, YEAR_ITEMS and YEAR_USERS each replace one number.
 */
export const testLength = {
  isLong,
  fuzzRequests: Number(process.env['FUZZ_REQUESTS'] ?? (isLong ? 20_000 : 4000)),
  killRounds: Number(process.env['KILL_ROUNDS'] ?? (isLong ? 30 : 5)),
  /**
   * The number of random free texts for which the tests search with the main database engine. `otherQueries`
   * is the number for every other database engine.
   */
  queries: Number(process.env['QUERIES'] ?? (isLong ? 10_000 : 300)),
  otherQueries: Number(process.env['QUERIES'] ?? (isLong ? 10_000 : 100)),
  /**
   * The number of items in the test that simulates a year of the service. `yearUsers` is the number of users.
   * Without LONG=1, the test simulates only the days around the changes to and from summer time.
   */
  yearItems: Number(process.env['YEAR_ITEMS'] ?? (isLong ? 20_000 : 200)),
  yearUsers: Number(process.env['YEAR_USERS'] ?? (isLong ? 300 : 12)),
  propertyRuns: isLong ? 1000 : 100,
}
