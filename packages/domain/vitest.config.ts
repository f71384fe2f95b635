import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'domain',
    // Each worker loads the package once for all files, so tests must not replace modules (vi.mock).
    isolate: false,
    include: ['src/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['../../tests/setup/setPropertyRuns.ts'],
  },
})
