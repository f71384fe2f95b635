import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'service',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['../../tests/setup/setPropertyRuns.ts'],
    globalSetup: ['src/testing/globalSetup.ts'],
    // These limits only end tests that hang. Other tests run at the same time, also on slow machines.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    maxWorkers: 2,
    // Each worker loads the service once and not for each file. So tests must not change modules (vi.mock).
    isolate: false,
  },
})
