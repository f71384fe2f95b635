import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'service',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['../../tests/setup/setPropertyRuns.ts'],
    globalSetup: ['src/testing/globalSetup.ts'],
    // These limits only end tests that hang. They are long, because other tests run at the same time, and
    // machines can be slow.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    maxWorkers: 2,
    // Each worker loads the service once for all files, so tests must not replace modules (vi.mock).
    isolate: false,
  },
})
