import { defineConfig } from 'vitest/config'
import { timeLimits } from '../setup/timeLimits'

export default defineConfig({
  test: {
    ...timeLimits,
    root: import.meta.dirname,
    environment: 'node',
    include: ['*.test.ts'],
    // Each file starts the product and a browser.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
})
