import { dirname } from 'node:path'
import { createRequire } from 'node:module'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { compiledTexts } from './build/compiledTexts.ts'
import { chromiumArgs, findChromium } from '../../tests/setup/findChromium.ts'
import { timeLimits } from '../../tests/setup/timeLimits.ts'

const executablePath = findChromium()
const require = createRequire(import.meta.url)

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...timeLimits,
          name: 'web-rules',
          isolate: false,
          environment: 'node',
          include: ['{src,build}/**/*.test.ts'],
        },
      },
      {
        plugins: [vanillaExtractPlugin(), react(), compiledTexts()],
        // Serves msw's service worker, which mocks the service.
        publicDir: dirname(require.resolve('msw/mockServiceWorker.js')),
        // Find all packages before the first test. A package that is found later would load React a second
        // time.
        optimizeDeps: {
          entries: ['src/**/*.{ts,tsx}', 'testing/*.{ts,tsx}'],
          include: [
            '@vanilla-extract/recipes/createRuntimeFn',
            'react/jsx-dev-runtime',
            'react-aria-components/Slider',
            'react-dom/client',
            'vitest-browser-react',
          ],
        },
        test: {
          ...timeLimits,
          name: 'web',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['./testing/setUp.ts'],
          // Use one page for all test files, because the files share one origin and its service worker.
          fileParallelism: false,
          isolate: false,
          // Run this project after the others. Vitest cannot run it together with projects that run files in
          // parallel.
          sequence: { groupOrder: 1 },
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
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
          },
        },
      },
    ],
  },
})
