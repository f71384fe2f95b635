import { expect, test } from 'vitest'
import { testLength } from '../../../../../tests/setup/testLength'
import { loadContract } from '../../contract/loadContract'
import { engines } from '../openTestDatabase'
import { setUpService } from '../setUpService'
import { runFuzz } from './runFuzz'

const wanted = testLength.fuzzRequests / engines.length
const seed = process.env['FUZZ_SEED'] === undefined ? undefined : Number(process.env['FUZZ_SEED'])

/** Describes the requests that took longest beside the median of their operation. */
function slowestOf(durations: ReadonlyMap<string, readonly number[]>): string {
  const rows = [...durations].map(([id, all]) => {
    const sorted = all.toSorted((a, b) => a - b)
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0
    const longest = sorted.at(-1) ?? 0
    const above = sorted.filter((one) => one > 10 * median).length
    return { id, median, longest, above, count: all.length }
  })
  const lines = rows
    .sort((a, b) => b.longest / b.median - a.longest / a.median)
    .slice(0, 15)
    .map(
      ({ id, median, longest, above, count }) =>
        `${id}: median ${median.toFixed(1)} ms, longest ${longest.toFixed(1)} ms, ${above} of ${count} above ten times the median`,
    )
  return `${lines.join('\n')}\n`
}

test.each(engines)(
  '[Z01, Z03, K01] random requests neither break the contract nor cross company boundaries, on %s',
  { timeout: 3_600_000 },
  async (engine) => {
    const service = await setUpService(engine)
    try {
      const { requests, statuses, succeeded, durations } = await runFuzz(service, wanted, seed)
      const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
      const never = loadContract().flatMap(({ id }) => (succeeded.has(id) ? [] : [id]))
      process.stdout.write(
        `${engine}: ${requests} requests; ${counts.join(', ')}; never succeeded: ${never.join(', ') || 'none'}\n`,
      )
      if (testLength.isLong) process.stdout.write(slowestOf(durations))
      expect(requests).toBeGreaterThanOrEqual(wanted)
      expect(succeeded.size).toBeGreaterThan(loadContract().length / 2)
    } finally {
      await service.close()
    }
  },
)
