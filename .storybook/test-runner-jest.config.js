import { join } from 'node:path'
import { getJestConfig } from '@storybook/test-runner'
import { chromiumArgs, findChromium } from '../tests/setup/findChromium.ts'
import { timeLimits } from '../tests/setup/timeLimits.ts'

const defaults = getJestConfig()

export default {
  ...defaults,
  maxWorkers: 4,
  testTimeout: timeLimits.testTimeout,
  setupFilesAfterEnv: [join(import.meta.dirname, 'setUpStoryFile.js')],
  testEnvironmentOptions: {
    ...defaults.testEnvironmentOptions,
    'jest-playwright': {
      ...defaults.testEnvironmentOptions?.['jest-playwright'],
      launchOptions: { executablePath: findChromium(), args: chromiumArgs },
    },
  },
}
