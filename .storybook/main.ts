import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { compiledTexts } from '../apps/web/build/compiledTexts.ts'

// Resolve `msw` from the app, because only the app depends on `msw`.
const requireInApp = createRequire(join(import.meta.dirname, '../apps/web/package.json'))
const workerOfMsw = requireInApp.resolve('msw/mockServiceWorker.js')

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: 'packages/ui/vite.config.ts' } },
  },
  stories: [
    '../packages/ui/storybook/**/*.mdx',
    '../packages/ui/storybook/**/*.stories.tsx',
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/web/stories/**/*.stories.tsx',
  ],
  // The folder of the service worker of `msw`. In stories of the app's screens, this worker replaces the
  // service.
  staticDirs: [{ from: workerOfMsw, to: '/mockServiceWorker.js' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // Screens load texts of their own with this plugin of the app, such as those of administrators.
  viteFinal: ({ plugins = [], ...builder }) => ({ ...builder, plugins: [...plugins, compiledTexts()] }),
}

export default config
