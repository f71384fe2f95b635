import { defineConfig, devices } from '@playwright/test'
import { chromiumArgs, findChromium } from '../setup/findChromium'

const executablePath = findChromium()

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './globalSetup.ts',
  outputDir: '../../test-results/e2e',
  // A guard against what hangs, not a measure: a journey over every page takes most of a minute.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  // Each drives a product of its own; a page alone keeps no two cores busy.
  workers: process.env['PRODUCT_ADDRESS'] === undefined ? 2 : 1,
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    actionTimeout: 10_000,
    reducedMotion: 'reduce',
    // Without moving pictures, which cost a fifth of the work of every journey; the last one is kept.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: true },
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumArgs, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } }, testIgnore: '*.phone.spec.ts' },
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
      testMatch: '*.phone.spec.ts',
    },
  ],
})
