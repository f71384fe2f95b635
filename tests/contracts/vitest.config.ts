import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { timeLimits } from '../setup/timeLimits'

const shared = {
  ...timeLimits,
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
          include: ['{consumer,bridge}/**/*.test.ts'],
          globalSetup: join(import.meta.dirname, 'pact/removeOldPacts.ts'),
          // With the order 0, Vitest would run these files last.
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
          include: ['{provider,broken,start}/**/*.test.ts'],
          // Each file starts its own service and verifier, which need a processor together.
          maxWorkers: 2,
          // Allow plenty of time. The service has to start on an empty database, add its data and handle
          // every interaction.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
