/** The first wait after too many wrong passwords, and the longest; far below the 30 seconds of a client's patience. */
const firstMs = 500
const longestMs = 10_000
/** Wrong passwords after which the wait doubles. */
const step = 10

/**
 * Returns how long a login waits before its password is looked at. The wait slows guessing down but never locks
 * anybody out.
 *
 * @param failures wrong passwords so far
 * @param free wrong passwords that cost no wait
 * @returns milliseconds
 */
export function loginWait(failures: number, free: number): number {
  if (failures < free) return 0
  return Math.min(longestMs, firstMs * 2 ** Math.floor((failures - free) / step))
}
