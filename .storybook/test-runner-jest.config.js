import { join } from 'node:path'
import { getJestConfig } from '@storybook/test-runner'
import { chromiumArgs, findChromium } from '../tests/setup/findChromium.ts'

const defaults = getJestConfig()

export default {
  ...defaults,
  maxWorkers: 4,
  testTimeout: 60_000,
  setupFilesAfterEnv: [join(import.meta.dirname, 'setUpStoryFile.js')],
  testEnvironmentOptions: {
    ...defaults.testEnvironmentOptions,
    'jest-playwright': {
      ...defaults.testEnvironmentOptions?.['jest-playwright'],
      launchOptions: { executablePath: findChromium(), args: chromiumArgs },
    },
  },
}
