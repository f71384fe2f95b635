import { defineConfig, devices } from '@playwright/test'
import { chromiumArgs, findChromium } from '../setup/findChromium'
import { testLength } from '../setup/testLength'
import { slow4G } from '../setup/slowDown'
import { waitMs } from '../setup/timeLimits'
import type { JourneyOptions } from './journey'

const executablePath = findChromium()

const wide = { viewport: { width: 1280, height: 900 } }

/**
 * The most common journeys over a slow connection. `LONG=1 pnpm test:e2e --project 'slow 4G'` runs only
 * these.
 */
const slow = {
  name: 'slow 4G',
  use: { ...wide, network: slow4G },
  testMatch: ['account/auth.spec.ts', 'item/projectPage.spec.ts', 'search/search{,Flows}.spec.ts'],
}

/**
 * The test files that take longest. They are in the first project, because tests start in the order of the
 * projects. If these files started last, the other workers would wait for them.
 */
const longest = ['item/realTenders.spec.ts', 'shell/poorNetwork.spec.ts']

export default defineConfig<JourneyOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './globalSetup.ts',
  outputDir: '../../test-results/e2e',
  // This limit only ends tests that hang. A journey through all pages takes most of a minute.
  timeout: 180_000,
  expect: { timeout: waitMs },
  // Each worker starts its own app and service. Three workers keep two processor cores busy, because each
  // worker waits for its page a quarter of the time.
  workers: process.env['PRODUCT_ADDRESS'] === undefined ? 3 : 1,
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    actionTimeout: waitMs,
    reducedMotion: 'reduce',
    // Traces would take a sixth of each test's time. Use `--trace retain-on-failure` to record them.
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumArgs, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  projects: [
    { name: 'desktop, longest', use: wide, testMatch: longest },
    { name: 'desktop', use: wide, testIgnore: ['**/*.phone.spec.ts', ...longest] },
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
      testMatch: '**/*.phone.spec.ts',
    },
    ...(testLength.isLong ? [slow] : []),
  ],
})
