import { defineConfig } from 'vitest/config'
import { timeLimits } from '../../tests/setup/timeLimits.ts'

export default defineConfig({
  test: {
    ...timeLimits,
    name: 'service demo',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['../../tests/setup/setPropertyRuns.ts'],
    globalSetup: ['../service/src/testing/globalSetup.ts'],
    maxWorkers: 2,
    isolate: false,
  },
})
