import { defineConfig } from 'vitest/config'
import { timeLimits } from '../../tests/setup/timeLimits.ts'

export default defineConfig({
  test: {
    ...timeLimits,
    name: 'domain',
    // Each worker loads the package once for all files, so tests must not replace modules (vi.mock).
    isolate: false,
    include: ['src/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['../../tests/setup/setPropertyRuns.ts'],
  },
})
