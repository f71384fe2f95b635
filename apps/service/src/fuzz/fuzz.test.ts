import { expect, test } from 'vitest'
import { testLength } from '../../../../tests/setup/testLength'
import { loadContract } from '../http/contract/loadContract'
import { engines } from '../testing/openTestDatabase'
import { setUpService } from '../testing/setUpService'
import { runFuzz } from './runFuzz'

const wanted = testLength.fuzzRequests / engines.length
const seed = process.env['FUZZ_SEED'] === undefined ? undefined : Number(process.env['FUZZ_SEED'])

test.each(engines)(
  '[Z01, Z03, K01] random requests neither break the contract nor cross company boundaries, on %s',
  { timeout: 3_600_000 },
  async (engine) => {
    const service = await setUpService(engine)
    try {
      const { requests, statuses, succeeded } = await runFuzz(service, wanted, seed)
      const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
      const never = loadContract().flatMap(({ id }) => (succeeded.has(id) ? [] : [id]))
      process.stdout.write(
        `${engine}: ${requests} requests; ${counts.join(', ')}; never succeeded: ${never.join(', ') || 'none'}\n`,
      )
      expect(requests).toBeGreaterThanOrEqual(wanted)
      expect(succeeded.size).toBeGreaterThan(loadContract().length / 2)
    } finally {
      await service.close()
    }
  },
)
