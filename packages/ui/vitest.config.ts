import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import { chromiumArgs, findChromium } from '../../tests/setup/findChromium.ts'
import { timeLimits } from '../../tests/setup/timeLimits.ts'

const executablePath = findChromium()

const viewport = { width: 1280, height: 800 }

const fingerTests = ['tests/conformance/{targets,touch}.test.tsx']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...timeLimits,
          name: 'ui-rules',
          isolate: false,
          environment: 'node',
          include: ['src/**/*.test.ts', 'scripts/*.test.ts', 'tests/*.test.ts'],
          setupFiles: ['../../tests/setup/setPropertyRuns.ts'],
        },
      },
      {
        plugins: [vanillaExtractPlugin(), react()],
        test: {
          ...timeLimits,
          name: 'ui-server',
          environment: 'node',
          include: ['tests/server/*.test.tsx'],
          server: { deps: { inline: [/storybook/] } },
        },
      },
      {
        plugins: [vanillaExtractPlugin(), react()],
        // Bundle all dependencies before the first test. Vite would otherwise reload the page during a test
        // when it finds a new dependency.
        optimizeDeps: {
          entries: ['src/**/*.{ts,tsx}', 'testing/*.{ts,tsx}', 'tests/**/*.{ts,tsx}'],
          include: [
            '@vanilla-extract/recipes/createRuntimeFn',
            'react/jsx-dev-runtime',
            'vitest-browser-react',
          ],
        },
        test: {
          ...timeLimits,
          name: 'ui',
          include: ['src/**/*.test.tsx', 'tests/conformance/*.test.tsx'],
          setupFiles: ['./testing/setUp.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                args: chromiumArgs,
                ...(executablePath === undefined ? {} : { executablePath }),
              },
              contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Europe/Copenhagen' },
            }),
            // Run the tests that emulate a finger in their own browser, because Chromium has no mouse after
            // such a test.
            instances: [
              { browser: 'chromium', viewport, exclude: [...configDefaults.exclude, ...fingerTests] },
              { browser: 'chromium', name: 'ui (finger)', viewport, include: fingerTests },
            ],
          },
        },
      },
    ],
  },
})
