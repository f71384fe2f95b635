type Facts = Readonly<Record<string, unknown>>

/** @unit ms */
const pauseMs = 60_000

/**
 * Returns a function that reports a failure that repeats several times a second, such as those of the queues while the
 * database is away: the first one at once, then at most one a minute. `leftOut` says how many were left out since.
 *
 * @param clock in milliseconds
 */
export function reportRepeated(
  report: (facts: Facts) => void,
  clock = () => performance.now(),
): (facts: Facts) => void {
  let last = -Infinity
  let leftOut = 0
  return (facts) => {
    const now = clock()
    if (now - last < pauseMs) {
      leftOut += 1
      return
    }
    report({ ...facts, ...(leftOut > 0 && { leftOut }) })
    last = now
    leftOut = 0
  }
}
