import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'service demo',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['../../tests/setup/setPropertyRuns.ts'],
    globalSetup: ['../service/src/testing/globalSetup.ts'],
    // These limits only end tests that hang.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    maxWorkers: 2,
    isolate: false,
  },
})
