import { defineConfig } from 'vitest/config'
import { timeLimits } from '../setup/timeLimits'

export default defineConfig({
  test: {
    ...timeLimits,
    name: 'packages',
    root: import.meta.dirname,
    // Run the tests of Next only in `pnpm test:long`, because Next takes half a gigabyte.
    include: process.env['LONG'] === '1' ? ['*.test.ts', 'long/*.test.ts'] : ['*.test.ts'],
    environment: 'node',
    globalSetup: './buildAndPack.ts',
    testTimeout: 120_000,
    hookTimeout: 240_000,
    fileParallelism: false,
  },
})
