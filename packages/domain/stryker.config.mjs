/** Mutation testing of the rules: `pnpm test:mutation` prints the score; it judges nothing. */
export default {
  testRunner: 'vitest',
  vitest: { related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/*.fixture.ts', '!src/**/*.d.ts'],
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: 'node_modules/.cache/mutation.json' },
  tempDirName: '.stryker',
  incremental: true,
  incrementalFile: 'node_modules/.cache/stryker-incremental.json',
  concurrency: 2,
  allowEmpty: false,
  disableTypeChecks: false,
  thresholds: { high: 95, low: 85, break: null },
}
