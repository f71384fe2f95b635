/** How long an expectation waits until it is met, in milliseconds. */
export const waitMs = 30_000

/**
 * How long a test, a hook or an expectation may take in Vitest, in milliseconds. These limits only end what
 * hangs. They are long, because other tests run at the same time on machines that can be slow. Benchmarks
 * measure speed.
 */
export const timeLimits = {
  testTimeout: 90_000,
  hookTimeout: 90_000,
  expect: { poll: { timeout: waitMs } },
}
