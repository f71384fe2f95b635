import { defineConfig } from 'vitest/config'
import { timeLimits } from '../../tests/setup/timeLimits.ts'

export default defineConfig({
  test: {
    ...timeLimits,
    name: 'service',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['../../tests/setup/setPropertyRuns.ts'],
    globalSetup: ['src/testing/globalSetup.ts'],
    maxWorkers: 2,
    // Each worker loads the service once for all files, so tests must not replace modules (vi.mock).
    isolate: false,
  },
})
