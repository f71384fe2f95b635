import { defineConfig, devices } from '@playwright/test'
import { chromiumArgs, findChromium, pinnedChromium } from '../setup/findChromium'
import { timeLimits, waitMs } from '../setup/timeLimits'

const executablePath = pinnedChromium() ?? findChromium()

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  projects: [
    { name: 'important', grep: /@important/ },
    { name: 'rest', grepInvert: /@important/ },
  ],
  workers: 3,
  fullyParallel: true,
  retries: 0,
  reporter: [['list', { printSteps: false }], ['./reviewReporter.ts']],
  updateSnapshots: process.env['CI'] === undefined ? 'missing' : 'none',
  timeout: timeLimits.testTimeout,
  expect: {
    timeout: waitMs,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixelRatio: 0.002 },
  },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 900, height: 640 },
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    reducedMotion: 'reduce',
    launchOptions: { args: chromiumArgs, ...(executablePath === undefined ? {} : { executablePath }) },
  },
})
