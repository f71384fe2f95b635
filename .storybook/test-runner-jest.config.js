import { existsSync } from 'node:fs'
import { getJestConfig } from '@storybook/test-runner'
import { chromium } from 'playwright'

const defaults = getJestConfig()

/** The browser named by the environment, else Playwright's own, else the system's. */
const executablePath = [process.env.CHROMIUM_PATH, chromium.executablePath(), '/usr/bin/chromium'].find(
  (path) => path !== undefined && existsSync(path),
)

export default {
  ...defaults,
  maxWorkers: 2,
  testTimeout: 30_000,
  testEnvironmentOptions: {
    ...defaults.testEnvironmentOptions,
    'jest-playwright': {
      ...defaults.testEnvironmentOptions?.['jest-playwright'],
      launchOptions: { executablePath, args: ['--no-sandbox'] },
    },
  },
}
