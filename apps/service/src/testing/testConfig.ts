import { usualQuotas } from '../contract/quotas/quotaTable'
import type { Config } from '../server/operations/Config'

export function testConfig(changes: Partial<Config> = {}): Config {
  return {
    publicUrl: 'http://localhost',
    secrets: ['a secret of the tests and of nothing else'],
    allowedOrigins: [],
    trustedProxies: [],
    validatesResponses: true,
    allowsHttpIssuers: true,
    isHttps: false,
    appFolder: null,
    filesFolder: null,
    inboxFolder: null,
    bodyLimit: 1_048_576,
    requestTimeoutMs: 30_000,
    log: null,
    logLevel: 'info',
    isEnding: () => false,
    observation: null,
    shedding: { eventLoopDelayMs: 0, memoryBytes: 0 },
    // Tests send more calls than a person.
    quotas: { ...usualQuotas, callsPerMinute: 0 },
    clock: () => new Date(),
    pause: async () => {},
    ...changes,
  }
}
