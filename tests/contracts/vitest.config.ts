import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const shared = {
  root: import.meta.dirname,
  environment: 'node' as const,
  env: { PACT_DO_NOT_TRACK: 'true' },
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'contract consumer',
          include: ['consumer/**/*.test.ts'],
          globalSetup: join(import.meta.dirname, 'consumer/removeOldPacts.ts'),
          // Not 0: Vitest runs files without parallelism last when their order is 0.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...shared,
          name: 'contract',
          include: ['{consistency,changes,reference}/**/*.test.ts'],
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...shared,
          name: 'contract provider',
          include: ['{provider,broken}/**/*.test.ts'],
          // Each file starts its own service and verifier.
          fileParallelism: false,
          // The service starts on an empty database, is seeded, and handles every interaction.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
