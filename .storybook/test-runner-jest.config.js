import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { getJestConfig } from '@storybook/test-runner'
import { chromium } from 'playwright'

const defaults = getJestConfig()

/** The first browser that exists: the one in CHROMIUM_PATH, Playwright's own, or the system's. */
const executablePath = [process.env.CHROMIUM_PATH, chromium.executablePath(), '/usr/bin/chromium'].find(
  (path) => path !== undefined && existsSync(path),
)

export default {
  ...defaults,
  maxWorkers: 3,
  testTimeout: 30_000,
  setupFilesAfterEnv: [join(import.meta.dirname, 'setUpStoryFile.js')],
  testEnvironmentOptions: {
    ...defaults.testEnvironmentOptions,
    'jest-playwright': {
      ...defaults.testEnvironmentOptions?.['jest-playwright'],
      launchOptions: { executablePath, args: ['--no-sandbox'] },
    },
  },
}
