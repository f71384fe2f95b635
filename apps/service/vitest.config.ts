import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'service',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['../../tests/setup/setPropertyRuns.ts'],
    globalSetup: ['src/testing/globalSetup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Each worker loads the service once and not for each file. So tests must not change modules (vi.mock).
    isolate: false,
  },
})
